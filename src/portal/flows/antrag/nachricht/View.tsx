import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { NachrichtSchritt } from '#machines/antrag/nachricht/answers.ts';
import * as select from '#machines/antrag/nachricht/selectors.ts';
import { aufruf } from '../../../aufruf.ts';
import { usePorts } from '../../../ports.ts';
import { useSessionEvents } from '../../useSessionEvents.ts';
import { gemerktesAnliegen, vergissAnliegen } from '../anliegen.ts';
import { nachrichtMit } from './effects.ts';
import { Gesendet } from './steps/Gesendet.tsx';
import { Schreiben } from './steps/Schreiben.tsx';
import type { StepProps } from './steps/step.ts';
import { vergissEingabe } from './useEingabe.ts';

/** A message to the broker or the insurer, written afresh or begun by an application. */
export function NachrichtView() {
  const { client, speicher } = usePorts();
  const [anliegen] = useState(() => gemerktesAnliegen(speicher));
  const [chart] = useState(() =>
    nachrichtMit({
      client,
      aufruf,
      anliegen,
      onGesendet: () => {
        vergissAnliegen(speicher);
        vergissEingabe(speicher);
      },
    }),
  );
  const actor = useActorRef(chart, { input: anliegen ? { empfaenger: anliegen.empfaenger } : {} });
  useSessionEvents(actor);
  const Step = steps[useSelector(actor, select.schritt)];
  return <Step actor={actor} anliegen={anliegen} />;
}

const steps = {
  schreiben: Schreiben,
  gesendet: Gesendet,
} as const satisfies Record<NachrichtSchritt, (props: StepProps) => ReactNode>;
