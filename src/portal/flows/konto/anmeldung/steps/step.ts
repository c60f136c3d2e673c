import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { anmeldung } from '#machines/konto/anmeldung/machine.ts';
import { leaf } from '#machines/leaf.ts';
import type { useZugang } from './Zugangsdaten.tsx';

export interface StepProps {
  actor: ActorRefFrom<typeof anmeldung>;
  bereich: 'kunden' | 'vermittler';
  /** E-mail address and password, kept over failures. */
  zugang: ReturnType<typeof useZugang>;
}

/** Leaf state for tests and analysts. */
export function useFlowState(actor: StepProps['actor']): string {
  return useSelector(actor, (snapshot) => leaf(snapshot.value));
}
