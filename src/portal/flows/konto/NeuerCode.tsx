import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { passwortVergessen } from '#machines/konto/passwort-vergessen/machine.ts';
import * as select from '#machines/konto/selectors.ts';
import { codeWartezeitMs } from '#machines/parts/wartezeit.ts';
import { ResendCode } from '#widgets/code-field/ResendCode.tsx';
import { usePorts } from '../../ports.ts';
import type { StepUpProps } from './daten/actor.ts';
import type { KontoActor } from './nummer/actor.ts';

interface Props {
  /** A flow at a form for a code. */
  actor: KontoActor | StepUpProps['actor'] | ActorRefFrom<typeof passwortVergessen>;
  /** Milliseconds until another one can be had, where some of them are over. */
  wartezeitMs?: number;
}

/** No code has come: another one after a while. */
export function NeuerCode({ actor, wartezeitMs = codeWartezeitMs }: Props) {
  const { now } = usePorts();
  return (
    <ResendCode
      ready={useSelector(actor, select.darfErneut)}
      sending={useSelector(actor, select.sendetErneut)}
      wait={wartezeitMs}
      now={() => now().getTime()}
      onResend={() => actor.send({ type: 'CODE_ERNEUT' })}
    />
  );
}
