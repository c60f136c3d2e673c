import type { ActorRefFrom } from 'xstate';
import type { umsatzBestaetigen } from '#machines/vermittler/umsatz-bestaetigen/machine.ts';

export interface StepProps {
  actor: ActorRefFrom<typeof umsatzBestaetigen>;
}
