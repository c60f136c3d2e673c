import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { passwortVergessen } from '#machines/konto/passwort-vergessen/machine.ts';
import { leaf } from '#machines/leaf.ts';
import type { CodeNotiz } from '../notiz.ts';

export interface StepProps {
  actor: ActorRefFrom<typeof passwortVergessen>;
  notiz: CodeNotiz;
  /** Where one signs in. */
  login: string;
}

/** Leaf state for tests and analysts. */
export function useFlowState(actor: StepProps['actor']): string {
  return useSelector(actor, (snapshot) => leaf(snapshot.value));
}
