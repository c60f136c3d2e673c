import type { ActorLogic, AnyStateMachine, EventObject, Snapshot } from 'xstate';
import { statesOf } from '#machines/transitions.ts';
import type { ChartCall } from './cases.ts';

type Answer =
  | { type: 'resolve'; output: unknown }
  | { type: 'reject'; error: unknown }
  | EventObject;
type Waiting = Snapshot<unknown> & { readonly given: unknown };
type Controlled = ActorLogic<Waiting, Answer>;

/** A call that waits until it is answered by hand. */
export interface OpenCall extends ChartCall {
  readonly answer: (answer: Answer) => void;
}

export const resolve = (output: unknown) => ({ type: 'resolve', output }) as const;
export const reject = (error: unknown) => ({ type: 'reject', error }) as const;

/**
 * An actor for each call of the chart that answers when it is told to, and for each actor it spawns; no
 * promise, nothing to wait for.
 */
export function controlledActors(
  chart: AnyStateMachine,
  onCall: (call: OpenCall) => void,
): Record<string, Controlled> {
  const sources = statesOf(chart).flatMap(({ invoke }) => invoke.map(({ src }) => src));
  const called = sources.filter((src): src is string => typeof src === 'string');
  const names = [...called, ...Object.keys(chart.implementations.actors)];
  return Object.fromEntries(names.map((name) => [name, controlled(onCall)]));
}

function controlled(onCall: (call: OpenCall) => void): Controlled {
  return {
    getInitialSnapshot: (_, given) => ({
      status: 'active',
      output: undefined,
      error: undefined,
      given,
    }),
    // A state that is left at once has its call prepared but never started.
    start: ({ given: input }, { id, self }) =>
      onCall({ id, input, answer: (answer) => self.send(answer) }),
    getPersistedSnapshot: (snapshot) => snapshot,
    transition: (snapshot, event) => {
      if (isResolve(event))
        return { ...snapshot, status: 'done', output: event.output, error: undefined };
      if (isReject(event))
        return { ...snapshot, status: 'error', output: undefined, error: event.error };
      return snapshot;
    },
  };
}

function isResolve(event: Answer): event is { type: 'resolve'; output: unknown } {
  return event.type === 'resolve';
}

function isReject(event: Answer): event is { type: 'reject'; error: unknown } {
  return event.type === 'reject';
}
