import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { leaf } from '#machines/leaf.ts';
import type { nachricht } from '#machines/antrag/nachricht/machine.ts';
import type { Anliegen } from '../../anliegen.ts';

export interface StepProps {
  actor: ActorRefFrom<typeof nachricht>;
  /** What an application asked a person to look at. */
  anliegen: Anliegen | null;
}

/** Leaf state for tests and analysts. */
export function useFlowState(actor: StepProps['actor']): string {
  return useSelector(actor, (snapshot) => leaf(snapshot.value));
}
