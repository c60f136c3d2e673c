import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { useFlowState } from '../../nummer/actor.ts';
import { t } from '../texte.ts';
import type { StepProps } from './step.ts';

/** The end: she is in. */
export function Fertig({ actor }: StepProps) {
  return (
    <Page title={t('fertigTitel')} flowState={useFlowState(actor)} width="text">
      <InfoBox type="positive">{t('fertigWeiter')}</InfoBox>
      <ButtonLink href="/kunden/details">{t('zurUebersicht')}</ButtonLink>
    </Page>
  );
}
