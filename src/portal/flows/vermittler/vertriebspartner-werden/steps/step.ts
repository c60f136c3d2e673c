import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { leaf } from '#machines/leaf.ts';
import type { Partnerfrage } from '#machines/vermittler/vertriebspartner-werden/answers.ts';
import type { vertriebspartner } from '#machines/vermittler/vertriebspartner-werden/machine.ts';
import type { Gemerktes } from '../../../../formular/notizen.ts';

export interface StepProps {
  actor: ActorRefFrom<typeof vertriebspartner>;
  /** What is typed at a step. */
  notizen: (schritt: Partnerfrage) => Gemerktes;
}

/** Leaf state for tests and analysts. */
export function useFlowState(actor: StepProps['actor']): string {
  return useSelector(actor, (snapshot) => leaf(snapshot.value));
}

/** Goes to a step that was passed. */
export function gehe(actor: StepProps['actor'], schritt: Partnerfrage | 'zusammenfassung'): void {
  actor.send({ type: 'xstate.route', to: `#${schritt}` });
}
