import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { leaf } from '#machines/leaf.ts';
import type { widerrufslink } from '#machines/vertrag/widerrufslink/machine.ts';

export interface StepProps {
  actor: ActorRefFrom<typeof widerrufslink>;
}

/** Leaf state for tests and analysts. */
export function useFlowState(actor: StepProps['actor']): string {
  return useSelector(actor, (snapshot) => leaf(snapshot.value));
}
