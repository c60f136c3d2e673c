import { useSelector } from '@xstate/react';
import * as select from '#machines/konto/selectors.ts';
import { ButtonLink } from '#widgets/button/ButtonLink.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { useFlowState } from '../../nummer/actor.ts';
import { t } from '../texte.ts';
import type { StepProps } from './step.ts';

/** The link was that of a change of address, which counts from now on. */
export function EmailGeaendert({ actor }: StepProps) {
  const email = useSelector(actor, select.email);
  return (
    <Page title={t('emailGeaendertTitel')} flowState={useFlowState(actor)} width="text">
      <InfoBox type="positive">{t('emailGeaendert', { email })}</InfoBox>
      <ButtonLink href="/kunden/login/">{t('anmelden')}</ButtonLink>
    </Page>
  );
}
