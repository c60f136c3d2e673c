import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { type StepProps, useFlowState } from '../../daten/actor.ts';
import { t as daten } from '../../daten/texte.ts';
import { t } from '../texte.ts';

/** The end: the new password counts, and this session goes on. */
export function Geaendert({ actor }: StepProps) {
  return (
    <Page title={t('geaendertTitel')} flowState={useFlowState(actor)} width="text">
      <InfoBox type="positive" headline={t('geaendert')}>
        {t('andereGeraete')}
      </InfoBox>
      <ButtonLink href="/kunden/kundendaten/">{daten('zuIhrenDaten')}</ButtonLink>
    </Page>
  );
}
