import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { type StepProps, useFlowState } from '../../nummer/actor.ts';
import { t } from '../texte.ts';

/** The same for everybody: only the mailbox tells whether it was right. */
export function LinkGesendet({ actor }: StepProps) {
  return (
    <Page title={t('linkGesendetTitel')} flowState={useFlowState(actor)} width="text">
      <InfoBox type="neutral" headline={t('linkGesendet')}>
        {t('linkGilt')}
      </InfoBox>
      <p>{t('nichtsDa')}</p>
      <ButtonLink href="/kontakt/" variant="quiet">
        {t('kontakt')}
      </ButtonLink>
    </Page>
  );
}
