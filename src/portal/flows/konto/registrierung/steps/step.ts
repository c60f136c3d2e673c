import type { ActorRefFrom } from 'xstate';
import type { registrierung } from '#machines/konto/registrierung/machine.ts';

export interface StepProps {
  actor: ActorRefFrom<typeof registrierung>;
}
