import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { leaf } from '#machines/leaf.ts';
import type { fahrzeugdaten } from '#machines/antrag/allgemeine-versicherungsdaten/machine.ts';
import type { nachricht } from '#machines/antrag/nachricht/machine.ts';
import type { Anliegen } from '../../anliegen.ts';

export interface StepProps {
  actor: ActorRefFrom<typeof nachricht>;
  /** What an application asked a person to look at. */
  anliegen: Anliegen | null;
}

/** Any page that is written and sent to a person. */
export type Briefakteur = StepProps['actor'] | ActorRefFrom<typeof fahrzeugdaten>;

/** Leaf state for tests and analysts. */
export function useFlowState(actor: Briefakteur): string {
  return useSelector(actor, (snapshot) => leaf(snapshot.value));
}
