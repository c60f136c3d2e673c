import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { steht } from '../../kommtNoch.ts';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { Kontaktwege } from '../kontakt/Kontaktwege.tsx';
import { Fehlernummer } from './Fehlernummer.tsx';
import { t } from './texte.ts';

/** A claim could not be sent (`domain/schaden.md §2`). */
export default function SchadenFehler() {
  const istOnline = steht('/schaden-melden');
  return (
    <Page title={t('schadenTitel')} documentTitle={t('schadenFenster')} lead={t('schadenText')}>
      <InfoBox
        type="error"
        headline={t('schadenAllgemein')}
        {...(istOnline
          ? { action: <ButtonLink href="/schaden-melden/">{t('neuStarten')}</ButtonLink> }
          : {})}
      >
        <p>{t(istOnline ? 'schaden1' : 'schadenAmTelefon')}</p>
        <Fehlernummer />
      </InfoBox>
      <p>{t('schaden2')}</p>
      <Abschnitt titel={t('hilfe')}>
        <Kontaktwege alle />
      </Abschnitt>
    </Page>
  );
}
