import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { Aktionen } from '../../shell/Aktionen.tsx';
import { Kontaktwege } from '../kontakt/Kontaktwege.tsx';
import { t } from './texte.ts';

/** The credit check said no: what that means and who decides instead (`domain/antrag.md §5.3`). */
export default function CheckFailed() {
  return (
    <Page title={t('checkTitel')} documentTitle={t('checkFenster')} lead={t('checkText')}>
      <Abschnitt titel={t('checkHeisst')}>
        <p>{t('checkHeisst1')}</p>
        <p>{t('checkHeisst2')}</p>
      </Abschnitt>
      <Abschnitt titel={t('checkMensch')}>
        <p>{t('checkMensch1')}</p>
        <Aktionen>
          <ButtonLink href="/vermittler-nachricht/">{t('checkPruefen')}</ButtonLink>
        </Aktionen>
      </Abschnitt>
      <Abschnitt titel={t('checkAuskunft')}>
        <p>{t('checkAuskunft1')}</p>
        <p>{t('checkAuskunft2')}</p>
      </Abschnitt>
      <Abschnitt titel={t('hilfe')}>
        <Kontaktwege />
      </Abschnitt>
    </Page>
  );
}
