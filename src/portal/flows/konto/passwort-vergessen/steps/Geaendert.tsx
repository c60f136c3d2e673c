import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { t } from '../texte.ts';
import { type StepProps, useFlowState } from './step.ts';

/** The end: the new password counts, everywhere. */
export function Geaendert({ actor, login }: StepProps) {
  return (
    <Page title={t('geaendertTitel')} flowState={useFlowState(actor)} width="text">
      <InfoBox type="positive" headline={t('geaendert')}>
        {t('ueberall')}
      </InfoBox>
      <ButtonLink href={login}>{t('anmelden')}</ButtonLink>
    </Page>
  );
}
