import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { neueHandynummer } from '#machines/konto/handynummer/machine.ts';
import type { handynummerAendern } from '#machines/konto/handynummer-aendern/machine.ts';
import type { registrierung } from '#machines/konto/registrierung/machine.ts';
import { leaf } from '#machines/leaf.ts';

/** A flow that ends with a confirmed number. */
export type KontoActor =
  | ActorRefFrom<typeof registrierung>
  | ActorRefFrom<typeof handynummerAendern>
  | ActorRefFrom<typeof neueHandynummer>;

export interface StepProps {
  actor: KontoActor;
}

/** One that begins with a link from a mail. */
export interface LinkProps {
  actor: ActorRefFrom<typeof registrierung> | ActorRefFrom<typeof handynummerAendern>;
}

/** Leaf state for tests and analysts. */
export function useFlowState(actor: KontoActor): string {
  return useSelector(actor, ({ value }) => leaf(value));
}
