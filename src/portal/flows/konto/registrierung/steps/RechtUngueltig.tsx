import { Button } from '#widgets/button/Button.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { useFlowState } from '../../nummer/actor.ts';
import { t as konto } from '../../texte.ts';
import { t } from '../texte.ts';
import type { StepProps } from './step.ts';

/** The right was used or is too old; her contract number leads on (`domain/verkauf.md §6`). */
export function RechtUngueltig({ actor }: StepProps) {
  return (
    <Page title={t('rechtUngueltigTitel')} flowState={useFlowState(actor)} width="text">
      <InfoBox
        type="warning"
        action={
          <Button onClick={() => actor.send({ type: 'NEUER_LINK' })}>
            {t('mitVertragsnummer')}
          </Button>
        }
      >
        {konto('RECHT_UNGUELTIG')}
      </InfoBox>
    </Page>
  );
}
