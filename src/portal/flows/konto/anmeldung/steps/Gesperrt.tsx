import { useSelector } from '@xstate/react';
import { useState } from 'react';
import * as select from '#machines/konto/anmeldung/selectors.ts';
import { Countdown } from '#widgets/countdown/Countdown.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { usePorts } from '../../../../ports.ts';
import { zeitpunkt } from '../../zeitpunkt.ts';
import { t } from '../texte.ts';
import { t as zugang } from '../anfang/texte.ts';
import { neuerTab } from '../anfang/Zugangsbild.tsx';
import { type StepProps, useFlowState } from './step.ts';

const stundeMs = 3_600_000;

/** Until when; a lock of hours is not counted down. */
export function Gesperrt({ actor, bereich, Rahmen, ueberSeite = false }: StepProps) {
  const { now } = usePorts();
  const sperreMs = useSelector(actor, select.sperreMs);
  const [until] = useState(() => now().getTime() + sperreMs);
  return (
    <Rahmen title={t('gesperrtTitel')} flowState={useFlowState(actor)} width="text">
      <InfoBox type="warning">{wieLange(sperreMs, until)}</InfoBox>
      {sperreMs <= stundeMs && (
        <Countdown until={until}>{(rest) => t('gesperrtNoch', { rest })}</Countdown>
      )}
      <p>
        <a href={`/${bereich}/login/passwort-vergessen/`} {...(ueberSeite && neuerTab)}>
          {ueberSeite
            ? `${zugang('passwortVergessen')} ${zugang('neuerTab')}`
            : zugang('passwortVergessen')}
        </a>
      </p>
    </Rahmen>
  );
}

function wieLange(sperreMs: number, until: number): string {
  if (sperreMs > stundeMs) return t('gesperrtLange', { zeit: zeitpunkt(new Date(until)) });
  const minuten = Math.ceil(sperreMs / 60_000);
  return minuten === 1 ? t('gesperrtEineMinute') : t('gesperrt', { minuten });
}
