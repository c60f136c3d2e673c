import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { useFlowState } from '../../nummer/actor.ts';
import { t } from '../texte.ts';
import type { StepProps } from './step.ts';

/** The end for now: who answers, and when. */
export function AbweichendeEmailGesendet({ actor }: StepProps) {
  return (
    <Page title={t('abweichendeEmailGesendetTitel')} flowState={useFlowState(actor)} width="text">
      <InfoBox type="positive" headline={t('abweichendeEmailGesendet')}>
        {t('abweichendeEmailDanach')}
      </InfoBox>
      <ButtonLink href="/">{t('zurStartseite')}</ButtonLink>
    </Page>
  );
}
