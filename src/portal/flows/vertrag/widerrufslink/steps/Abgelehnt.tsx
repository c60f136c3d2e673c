import { useSelector } from '@xstate/react';
import * as select from '#machines/vertrag/widerrufslink/selectors.ts';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { Kontaktwege } from '../../../../pages/kontakt/Kontaktwege.tsx';
import { Abschnitt } from '../../../../shell/Abschnitt.tsx';
import { t } from '../texte.ts';
import { type StepProps, useFlowState } from './step.ts';

/** Used, expired or too late: why, and who helps. */
export function Abgelehnt({ actor }: StepProps) {
  const ablehnung = useSelector(actor, select.ablehnung);
  const istLink = ablehnung?.code === 'LINK_UNGUELTIG';
  return (
    <Page title={t('abgelehntTitel')} flowState={useFlowState(actor)} width="text">
      <InfoBox type="warning" headline={ablehnung?.errorMessage ?? t('linkUngueltig')}>
        {istLink && t('neuGeladen')}
      </InfoBox>
      <Abschnitt titel={t('hilfe')}>
        <Kontaktwege />
      </Abschnitt>
    </Page>
  );
}
