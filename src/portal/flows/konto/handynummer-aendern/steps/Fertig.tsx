import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { type StepProps, useFlowState } from '../../nummer/actor.ts';
import { BankGesperrt } from '../../nummer/BankGesperrt.tsx';
import { t } from '../texte.ts';

/** The end: the number counts, and what has to wait for a day. */
export function Fertig({ actor }: StepProps) {
  return (
    <Page title={t('fertigTitel')} flowState={useFlowState(actor)} width="text">
      <InfoBox type="positive" headline={t('fertig')}>
        {t('ueberall')}
      </InfoBox>
      <BankGesperrt actor={actor} />
      <ButtonLink href="/kunden/login/">{t('anmelden')}</ButtonLink>
    </Page>
  );
}
