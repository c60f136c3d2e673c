import { useSelector } from '@xstate/react';
import * as select from '#machines/vertrag/widerrufslink/selectors.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Kontaktwege } from '../../../../pages/kontakt/Kontaktwege.tsx';
import { Abschnitt } from '../../../../shell/Abschnitt.tsx';
import { Aktionen } from '../../../../shell/Aktionen.tsx';
import { t } from '../texte.ts';
import { type StepProps, useFlowState } from './step.ts';

/** The contract goes on, or at least that revocation does not count. */
export function Wiederhergestellt({ actor }: StepProps) {
  const ergebnis = useSelector(actor, select.ergebnis);
  const flowState = useFlowState(actor);
  if (ergebnis?.art !== 'ZURUECKNEHMEN') return null;
  const { laeuftWeiter, versicherungsNummer: nummer } = ergebnis;
  return (
    <Page
      title={t(laeuftWeiter ? 'wiederhergestelltTitel' : 'nichtAusgefuehrtTitel')}
      flowState={flowState}
      width="text"
    >
      <InfoBox type="positive">
        {t(laeuftWeiter ? 'wiederhergestellt' : 'nichtAusgefuehrt', { nummer })}
      </InfoBox>
      <Aktionen>
        <ButtonLink variant="secondary" href="/kunden/vertraege/">
          {t('anmelden')}
        </ButtonLink>
      </Aktionen>
      <Abschnitt titel={t('hilfe')}>
        <p>{t('sicher')}</p>
        <Kontaktwege />
      </Abschnitt>
    </Page>
  );
}
