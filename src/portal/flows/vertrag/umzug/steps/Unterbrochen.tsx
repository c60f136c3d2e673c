import { UnterbrocheneSeite } from '../../beendigung/Unterbrochen.tsx';
import { t } from '../texte.ts';
import { type StepProps, useFlowState } from './step.ts';

/** The session ended on the way. */
export function Unterbrochen({ actor }: StepProps) {
  return <UnterbrocheneSeite title={t('unterbrochenTitel')} flowState={useFlowState(actor)} />;
}
