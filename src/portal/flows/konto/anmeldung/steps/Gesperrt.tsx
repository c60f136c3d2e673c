import { useState } from 'react';
import { Countdown } from '#widgets/countdown/Countdown.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Page } from '#widgets/page/Page.tsx';
import { usePorts } from '../../../../ports.ts';
import { t } from '../texte.ts';
import { type StepProps, useFlowState } from './step.ts';

const sperrzeitMs = 900_000;

export function Gesperrt({ actor, bereich }: StepProps) {
  const { now } = usePorts();
  const [until] = useState(() => now().getTime() + sperrzeitMs);
  return (
    <Page title={t('gesperrtTitel')} flowState={useFlowState(actor)} width="text">
      <InfoBox type="warning">{t('gesperrt')}</InfoBox>
      <Countdown until={until}>{(rest) => t('gesperrtNoch', { rest })}</Countdown>
      <p>
        <a href={`/${bereich}/login/passwort-vergessen/`}>{t('passwortVergessen')}</a>
      </p>
    </Page>
  );
}
