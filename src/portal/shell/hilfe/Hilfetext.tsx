import { useBrand } from '#widgets/theme/brandContext.ts';
import { Notfall } from './Notfall.tsx';
import { type HilfeSchluessel, t } from './texte.ts';

/** Pages on which somebody may need help at once. */
const dringend: ReadonlySet<HilfeSchluessel> = new Set(['start', 'schaden']);

/** What the help panel of a page says: a word on the page, and who helps on. */
export function Hilfetext({ schluessel }: { schluessel: HilfeSchluessel }) {
  const { phone, dialled, hours, email } = useBrand().contact;
  return (
    <>
      {dringend.has(schluessel) && <Notfall />}
      <p>{t(schluessel)}</p>
      {schluessel !== 'allgemein' && <p>{t('allgemein')}</p>}
      <h3>{t('erreichen')}</h3>
      <ul>
        <li>
          <a href={`tel:${dialled}`}>{t('telefon', { telefon: phone })}</a>, {hours}
        </li>
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
        <li>
          <a href="/haeufige-fragen/">{t('fragen')}</a>
        </li>
      </ul>
    </>
  );
}
