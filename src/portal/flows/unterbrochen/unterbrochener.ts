import { useEffect, useState } from 'react';
import type {
  ActorRef,
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventObject,
} from 'xstate';
import { darunter } from '#machines/parts/unterbrochen.ts';
import { usePorts } from '../../ports.ts';
import { anmeldekind } from './anmeldekind.ts';

/** A running flow whose session may end. */
export type Unterbrochener = Pick<
  ActorRef<AnyMachineSnapshot, EventObject>,
  'subscribe' | 'getSnapshot'
> & {
  send(event: { type: 'ANMELDEN' | 'ANMELDUNG_SCHLIESSEN' }): void;
};

/** The chart of a flow with the sign-in as its child. */
export function useMitAnmeldung<Chart extends AnyStateMachine>(chart: Chart): Chart {
  const ports = usePorts();
  const [kind] = useState(() => anmeldekind(ports));
  useEffect(() => kind.stehen(), [kind]);
  // What a chart is provided with changes nothing of its kind.
  const [mit] = useState(() => chart.provide({ actors: { anmeldung: kind } }) as Chart);
  return mit;
}

/** The picture its page shows: the flow itself, or where it stands beneath the sign-in. */
export function useBild<Flow extends AnyActorRef>(actor: Flow, chart: AnyStateMachine): Flow {
  const [bild] = useState(() => bildVon(actor, chart));
  return bild;
}

function snapshotVon(actor: { getSnapshot(): AnyMachineSnapshot }): AnyMachineSnapshot {
  return actor.getSnapshot();
}

function bildVon<Flow extends AnyActorRef>(actor: Flow, chart: AnyStateMachine): Flow {
  const gesehen = new WeakMap<AnyMachineSnapshot, AnyMachineSnapshot>();
  const getSnapshot = (): AnyMachineSnapshot => {
    const jetzt = snapshotVon(actor);
    const bild = gesehen.get(jetzt) ?? darunter(chart, jetzt);
    gesehen.set(jetzt, bild);
    return bild;
  };
  // Everything else is the actor's own.
  return Object.create(actor, { getSnapshot: { value: getSnapshot } }) as Flow;
}
