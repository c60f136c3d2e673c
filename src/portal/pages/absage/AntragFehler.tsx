import { Button } from '#widgets/button/Button.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { Kontaktwege } from '../kontakt/Kontaktwege.tsx';
import { Fehlernummer } from './Fehlernummer.tsx';
import { t } from './texte.ts';
import { blaettere } from '../../ort.tsx';

/** An application could not be sent; the answers are still where they were. */
export default function AntragFehler() {
  return (
    <Page title={t('antragTitel')} lead={t('antragStand')}>
      <InfoBox
        type="error"
        headline={t('antragText')}
        action={<Button onClick={() => blaettere(-1)}>{t('antragZurueck')}</Button>}
      >
        <p>{t('antragWeiter')}</p>
        <Fehlernummer />
      </InfoBox>
      <Abschnitt titel={t('hilfe')}>
        <Kontaktwege />
      </Abschnitt>
    </Page>
  );
}
