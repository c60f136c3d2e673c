import { Page } from '#widgets/page/Page.tsx';
import { Gescheitert } from '../../fragen/Gescheitert.tsx';
import { type StepProps, useFlowState } from '../step.ts';
import { t } from './texte.ts';

/** The application could not begin; nothing was sent. */
export function Gestoert({ actor }: StepProps) {
  return (
    <Page title={t('fehlerTitel')} flowState={useFlowState(actor)}>
      <Gescheitert actor={actor} />
    </Page>
  );
}
