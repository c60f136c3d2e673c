import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { leaf } from '#machines/leaf.ts';
import type { GeschaedigtenFrage } from '#machines/schaden/geschaedigter/answers.ts';
import type { geschaedigter } from '#machines/schaden/geschaedigter/machine.ts';
import type { Gemerktes } from '../../../../formular/notizen.ts';

export interface StepProps {
  actor: ActorRefFrom<typeof geschaedigter>;
  /** What is typed at a step. */
  notizen: (schritt: GeschaedigtenFrage) => Gemerktes;
}

/** Leaf state for tests and analysts. */
export function useFlowState(actor: StepProps['actor']): string {
  return useSelector(actor, (snapshot) => leaf(snapshot.value));
}

/** Goes to a step that was passed. */
export function gehe(actor: StepProps['actor'], schritt: GeschaedigtenFrage | 'pruefen'): void {
  actor.send({ type: 'xstate.route', to: `#${schritt}` });
}
