import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { useBrand } from '#widgets/theme/brandContext.ts';
import { Abschnitt } from '../Abschnitt.tsx';
import { Aktionen } from '../Aktionen.tsx';
import { t } from './texte.ts';

/** Whom to call when it cannot wait; stands before everything else. */
export function Notfall() {
  const { shown, dialled } = useBrand().contact.emergency;
  return (
    <Abschnitt>
      <Aktionen>
        <ButtonLink href={`tel:${dialled}`}>{t('notfall', { telefon: shown })}</ButtonLink>
        <ButtonLink variant="secondary" href="tel:112">
          {t('gefahr')}
        </ButtonLink>
      </Aktionen>
      <p>{t('rundUmDieUhr')}</p>
    </Abschnitt>
  );
}
