import { Button } from '#widgets/button/Button.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { type LinkProps, useFlowState } from '../nummer/actor.ts';
import { t as nummer } from '../nummer/texte.ts';
import { t } from '../texte.ts';

/** A link that was used or is too old (`domain/konto.md §1`). */
export function LinkUngueltig({ actor }: LinkProps) {
  return (
    <Page title={nummer('linkUngueltigTitel')} flowState={useFlowState(actor)} width="text">
      <InfoBox
        type="warning"
        action={
          <Button onClick={() => actor.send({ type: 'NEUER_LINK' })}>{nummer('neuerLink')}</Button>
        }
      >
        {t('LINK_UNGUELTIG')}
      </InfoBox>
    </Page>
  );
}
