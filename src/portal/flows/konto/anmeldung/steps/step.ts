import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { antworten } from '#machines/konto/anmeldung/answers.ts';
import type { anmeldung } from '#machines/konto/anmeldung/machine.ts';
import { leaf } from '#machines/leaf.ts';
import type { useForm } from '../../../../formular/useForm.ts';

export interface StepProps {
  actor: ActorRefFrom<typeof anmeldung>;
  bereich: 'kunden' | 'vermittler';
  /** E-mail address and password, kept over failures. */
  form: ReturnType<typeof useForm<'email' | 'passwort', typeof antworten.zugangsdaten>>;
}

/** Leaf state for tests and analysts. */
export function useFlowState(actor: StepProps['actor']): string {
  return useSelector(actor, (snapshot) => leaf(snapshot.value));
}
