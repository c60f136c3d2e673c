import type { ActorRefFrom } from 'xstate';
import type { Listenentwurf } from '#contract/endpoints/entwuerfe.ts';
import type { entwurf } from '#machines/vermittler/entwurf/machine.ts';

export interface StepProps {
  actor: ActorRefFrom<typeof entwurf>;
  entwurf: Listenentwurf;
}
