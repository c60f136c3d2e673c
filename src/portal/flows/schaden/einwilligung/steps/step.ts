import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { leaf } from '#machines/leaf.ts';
import type { EinwilligungsFrage } from '#machines/schaden/einwilligung/answers.ts';
import type { einwilligung } from '#machines/schaden/einwilligung/machine.ts';
import type { lageMit } from '../effects.ts';
import type { Gemerktes } from '../../../../formular/notizen.ts';

export interface StepProps {
  actor: ActorRefFrom<typeof einwilligung>;
  /** What is typed at a step; lasts as long as the page. */
  notizen: (schritt: EinwilligungsFrage) => Gemerktes;
  /** Reads where it stands now. */
  lies: ReturnType<typeof lageMit>;
}

/** Leaf state for tests and analysts. */
export function useFlowState(actor: StepProps['actor']): string {
  return useSelector(actor, (snapshot) => leaf(snapshot.value));
}

/** Goes to a step that was passed. */
export function gehe(actor: StepProps['actor'], schritt: EinwilligungsFrage): void {
  actor.send({ type: 'xstate.route', to: `#${schritt}` });
}
