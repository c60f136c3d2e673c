import { Page } from '#widgets/page/Page.tsx';
import { t } from '../texte.ts';
import { type StepProps, useFlowState } from './step.ts';

/** Seen for a moment: the wanted page follows. */
export function Angemeldet({ actor }: Pick<StepProps, 'actor'>) {
  return (
    <Page title={t('angemeldetTitel')} flowState={useFlowState(actor)} width="text">
      <p>{t('angemeldet')}</p>
    </Page>
  );
}
