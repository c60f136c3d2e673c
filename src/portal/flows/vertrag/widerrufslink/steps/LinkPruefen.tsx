import { useSelector } from '@xstate/react';
import * as select from '#machines/vertrag/widerrufslink/selectors.ts';
import { Page } from '#widgets/page/Page.tsx';
import { SkeletonText } from '#widgets/skeleton/SkeletonText.tsx';
import { Stoerung } from '../../beendigung/Stoerung.tsx';
import { t } from '../texte.ts';
import { type StepProps, useFlowState } from './step.ts';

/** Seen for a moment: whether the link of the mail still counts. */
export function LinkPruefen({ actor }: StepProps) {
  const istFehler = useSelector(actor, select.istFehler);
  return (
    <Page title={t('linkPruefenTitel')} flowState={useFlowState(actor)} width="text">
      {istFehler ? (
        <Stoerung erneut={t('erneut')} onErneut={() => actor.send({ type: 'ERNEUT' })} />
      ) : (
        <SkeletonText />
      )}
    </Page>
  );
}
