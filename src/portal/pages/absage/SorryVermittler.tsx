import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { Aktionen } from '../../shell/Aktionen.tsx';
import { Kontaktwege } from '../kontakt/Kontaktwege.tsx';
import { t } from './texte.ts';

/** Not insurable, said to the broker, who can ask the underwriters (`domain/antrag.md §8.1`). */
export default function SorryVermittler() {
  return (
    <Page title={t('sorryVermittlerTitel')} lead={t('sorryVermittlerText')}>
      <p>{t('sorryVermittler1')}</p>
      <p>{t('sorryVermittler2')}</p>
      <Aktionen>
        <ButtonLink href="/vermittler-nachricht/">{t('underwriting')}</ButtonLink>
        <ButtonLink variant="secondary" href="/vermittler/entwuerfe">
          {t('entwuerfe')}
        </ButtonLink>
      </Aktionen>
      <Abschnitt titel={t('hilfe')}>
        <Kontaktwege />
      </Abschnitt>
    </Page>
  );
}
