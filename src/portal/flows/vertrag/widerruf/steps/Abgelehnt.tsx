import { useSelector } from '@xstate/react';
import * as select from '#machines/vertrag/widerruf/selectors.ts';
import { Page } from '#widgets/page/Page.tsx';
import { t } from '../texte.ts';
import { KeinWiderruf } from './KeinWiderruf.tsx';
import { type StepProps, useFlowState } from './step.ts';

/** Too late, or no such right: what can be done instead. */
export function Abgelehnt({ actor, versicherungsNummer }: StepProps) {
  const ablehnung = useSelector(actor, select.ablehnung);
  return (
    <Page
      title={t('abgelehntTitel')}
      {...(versicherungsNummer
        ? { back: { label: t('zumVertrag'), href: `/kunden/vertraege/${versicherungsNummer}` } }
        : {})}
      flowState={useFlowState(actor)}
    >
      <KeinWiderruf versicherungsNummer={versicherungsNummer}>
        {ablehnung?.errorMessage ?? t('abgelehnt')}
      </KeinWiderruf>
    </Page>
  );
}
