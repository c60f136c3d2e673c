import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import { activeStates, statesOf } from '#machines/transitions.ts';
import { outputOf } from './answering.ts';
import type { CallCases, FlowCases } from './cases.ts';
import { inputOf } from './snapshot.ts';

/** Something that can happen, with the name a report shows. */
export interface Happening {
  readonly name: string;
  readonly event: AnyEventObject;
}

/** A happening before it is known where: what a call answers may hang on its input. */
interface Offer {
  readonly name: string;
  readonly event: AnyEventObject;
  /** The call it answers, with what the cases say of its result. */
  readonly answers?: { readonly id: string; readonly result: unknown };
}

/** What can happen in a state. Own events always (a state may ignore them); answers and time-outs only where they can arrive. */
export function offerIn(chart: AnyStateMachine, cases: FlowCases) {
  const offers = offersOf(chart, cases);
  return (snapshot: AnyMachineSnapshot): Happening[] => {
    if (snapshot.status !== 'active') return [];
    const types = new Set(activeStates(snapshot).flatMap(arrivingAt));
    return offers
      .filter(
        ({ event, name }) =>
          (types.has(event.type) || !event.type.startsWith('xstate.')) &&
          (cases.possible?.(snapshot, event, name) ?? true),
      )
      .map((offer) => ({ name: offer.name, event: eventIn(snapshot, offer, cases) }));
  };
}

function eventIn(
  snapshot: AnyMachineSnapshot,
  { event, answers }: Offer,
  cases: FlowCases,
): AnyEventObject {
  if (!answers) return cases.filledIn?.(event, snapshot.context) ?? event;
  if (typeof answers.result !== 'function') return event;
  return { ...event, output: outputOf(answers.result, inputOf(snapshot, answers.id)) };
}

/** Every event with its cases: the flow's own, the answers of its calls, its time-outs, its routable steps. */
function offersOf(chart: AnyStateMachine, cases: FlowCases): Offer[] {
  const states = statesOf(chart);
  return [
    ...Object.entries(cases.events).map(([name, event]) => ({ name, event })),
    ...Object.entries(cases.calls).flatMap(answersOf),
    ...states.flatMap(eventTypesOf).filter(isDelay).map(elapsed),
    ...states.filter(({ config }) => config.route !== undefined).map(({ id }) => routed(id)),
  ];
}

function answersOf([id, { done, error }]: [string, CallCases]): Offer[] {
  return [
    ...Object.entries(done).map(([name, result]) => answered(id, name, result)),
    ...Object.entries(error).map(([name, reason]) => failed(id, name, reason)),
  ];
}

function answered(id: string, name: string, result: unknown): Offer {
  return {
    name: `${id} ✓ ${name}`,
    event: { type: `xstate.done.actor.${id}`, output: result },
    answers: { id, result },
  };
}

function failed(id: string, name: string, error: unknown): Offer {
  return { name: `${id} ✗ ${name}`, event: { type: `xstate.error.actor.${id}`, error } };
}

function elapsed(type: string): Offer {
  return { name: type, event: { type } };
}

function routed(id: string): Offer {
  return { name: `zum Schritt ${id}`, event: { type: 'xstate.route', to: `#${id}` } };
}

function eventTypesOf(node: AnyStateNode): string[] {
  return [...node.transitions.keys()];
}

/** A state that makes no call may hear the answer to one beside it, but none arrives because of it. */
function arrivingAt(node: AnyStateNode): string[] {
  return eventTypesOf(node).filter((type) => {
    const [, id] = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type) ?? [];
    return id === undefined || node.invoke.some((call) => call.id === id);
  });
}

function isDelay(type: string): boolean {
  return type.startsWith('xstate.after.');
}
