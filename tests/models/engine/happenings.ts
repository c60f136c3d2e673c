import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import { activeStates, statesOf } from '#machines/transitions.ts';
import type { CallCases, FlowCases } from './cases.ts';

/** Something that can happen, with the name a report shows. */
export interface Happening {
  readonly name: string;
  readonly event: AnyEventObject;
}

/** What can happen in a state. Own events always (a state may ignore them); answers and time-outs only where they can arrive. */
export function offerIn(chart: AnyStateMachine, cases: FlowCases) {
  const happenings = happeningsOf(chart, cases);
  return (snapshot: AnyMachineSnapshot): Happening[] => {
    if (snapshot.status !== 'active') return [];
    const types = new Set(activeStates(snapshot).flatMap(eventTypesOf));
    return happenings.filter(
      ({ event }) =>
        (types.has(event.type) || !event.type.startsWith('xstate.')) &&
        (cases.possible?.(snapshot, event) ?? true),
    );
  };
}

/** Every event with its cases: the flow's own, the answers of its calls, its time-outs, its routable steps. */
function happeningsOf(chart: AnyStateMachine, cases: FlowCases): Happening[] {
  const states = statesOf(chart);
  return [
    ...Object.entries(cases.events).map(([name, event]) => ({ name, event })),
    ...Object.entries(cases.calls).flatMap(answersOf),
    ...states.flatMap(eventTypesOf).filter(isDelay).map(elapsed),
    ...states.filter(({ config }) => config.route !== undefined).map(({ id }) => routed(id)),
  ];
}

function answersOf([id, { done, error }]: [string, CallCases]): Happening[] {
  return [
    ...Object.entries(done).map(([name, output]) => answered(id, name, output)),
    ...Object.entries(error).map(([name, reason]) => failed(id, name, reason)),
  ];
}

function answered(id: string, name: string, output: unknown): Happening {
  return { name: `${id} ✓ ${name}`, event: { type: `xstate.done.actor.${id}`, output } };
}

function failed(id: string, name: string, error: unknown): Happening {
  return { name: `${id} ✗ ${name}`, event: { type: `xstate.error.actor.${id}`, error } };
}

function elapsed(type: string): Happening {
  return { name: type, event: { type } };
}

function routed(id: string): Happening {
  return { name: `zum Schritt ${id}`, event: { type: 'xstate.route', to: `#${id}` } };
}

function eventTypesOf(node: AnyStateNode): string[] {
  return [...node.transitions.keys()];
}

function isDelay(type: string): boolean {
  return type.startsWith('xstate.after.');
}
