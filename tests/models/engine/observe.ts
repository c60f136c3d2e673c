import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createEmptyActor,
  type EventObject,
  type InspectedMicrostepEvent,
  type InspectionEvent,
} from 'xstate';
import { activeStates, entered, transitionId, withInitials } from '#machines/transitions.ts';
import type { ChartCall } from './cases.ts';
import { openCalls } from './snapshot.ts';

/** What one event did: where it led, the transitions it took, the guarded ones that refused, the calls it made. */
export interface Observation {
  readonly next: AnyMachineSnapshot;
  readonly taken: readonly string[];
  readonly refused: readonly string[];
  readonly calls: readonly ChartCall[];
  /** States it was in on the way and left at once. */
  readonly passed: readonly string[];
}

type Microstep = { snapshot: AnyMachineSnapshot; transitions: readonly AnyTransitionDefinition[] };

/** The start of a chart, watched. Nothing runs: no actor, no effect. */
export function observeStart(chart: AnyStateMachine, input: unknown): Observation {
  const watch = watched();
  const next = chart.getInitialSnapshot(scope, input);
  const initials = entered(chart.root);
  const first = initials.flatMap(({ target }) => target ?? []).filter(isAtomic);
  return {
    next,
    taken: [...initials, ...takenIn(watch.steps)].map(transitionId),
    refused: [
      ...refusedAmong(first, watch.steps[0]?.transitions ?? [], eventless),
      ...refusedOnTheWay(watch.steps),
    ].map(transitionId),
    calls: madeIn(watch, next),
    passed: passedIn(watch.steps),
  };
}

/** One event in one state, watched. */
export function observeStep(
  chart: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): Observation {
  const asked = (node: AnyStateNode) => candidates(node, event);
  const leaves = activeStates(snapshot).filter(isAtomic);
  if (!leaves.some((leaf) => lineage(leaf).some((node) => asked(node).length > 0))) {
    return { next: snapshot, taken: [], refused: [], calls: [], passed: [] };
  }
  const watch = watched();
  const next = chart.transition(snapshot, event, scope);
  return {
    next,
    taken: takenIn(watch.steps).map(transitionId),
    refused: [
      ...refusedAmong(leaves, watch.steps[0]?.transitions ?? [], asked),
      ...refusedOnTheWay(watch.steps),
    ].map(transitionId),
    calls: madeIn(watch, next),
    passed: passedIn(watch.steps),
  };
}

/** The transitions a running actor takes, from its inspection events. */
export function takenFrom(event: InspectionEvent): string[] {
  return event.type === '@xstate.microstep'
    ? takenBy(event).flatMap(withInitials).map(transitionId)
    : [];
}

const nothing = () => {};

function takenBy({ _transitions: transitions }: InspectedMicrostepEvent) {
  return transitions;
}

interface Watch {
  readonly steps: Microstep[];
  readonly calls: ChartCall[];
}

/** Looks on while a chart moves. */
function watched(): Watch {
  watching = { steps: [], calls: [] };
  return watching;
}

let watching: Watch = { steps: [], calls: [] };
const nobody: AnyActorRef = createEmptyActor();
nobody.system.inspect((event) => {
  // What it spawns has a chart and a proof of its own.
  if (event.type !== '@xstate.microstep' || event.actorRef !== nobody) return;
  watching.steps.push({
    snapshot: event.snapshot as AnyMachineSnapshot,
    transitions: takenBy(event),
  });
});

/** One actor that does nothing serves every step; an actor system of its own for each would take most of the time. */
const scope: AnyActorScope = {
  self: nobody,
  system: nobody.system,
  id: '',
  sessionId: 'watched',
  logger: nothing,
  defer: nothing,
  emit: nothing,
  stopChild: nothing,
  actionExecutor: ({ type, params }) => {
    if (type === 'xstate.spawnChild' && isCall(params)) {
      watching.calls.push({ id: params.id, input: params.input });
    }
  },
};

/** The calls still open after the step; one whose state was left at once is never made. */
function madeIn({ calls }: Watch, next: AnyMachineSnapshot): ChartCall[] {
  const open = openCalls(next);
  return calls.filter(
    ({ id }, i) => open.includes(id) && calls.findLastIndex((c) => c.id === id) === i,
  );
}

function isCall(params: unknown): params is ChartCall {
  return (
    typeof params === 'object' && params !== null && 'id' in params && typeof params.id === 'string'
  );
}

function takenIn(steps: readonly Microstep[]): AnyTransitionDefinition[] {
  return steps.flatMap(({ transitions }) => transitions.flatMap(withInitials));
}

function passedIn(steps: readonly Microstep[]): string[] {
  const active = steps.slice(0, -1).flatMap(({ snapshot }) => activeStates(snapshot));
  return [...new Set(active.map(({ id }) => id))];
}

/** A route names its target, so a route to another step was not asked. */
function candidates(node: AnyStateNode, event: EventObject & { to?: unknown }) {
  const all = node.transitions.get(event.type) ?? [];
  if (event.type !== 'xstate.route') return all;
  return all.filter(({ target }) => target?.some(({ id }) => `#${id}` === event.to));
}

/** The `always` arrows that were asked after each microstep and refused. */
function refusedOnTheWay(steps: readonly Microstep[]): AnyTransitionDefinition[] {
  return steps.flatMap(({ snapshot }, i) =>
    snapshot.status === 'active'
      ? refusedAmong(
          activeStates(snapshot).filter(isAtomic),
          steps[i + 1]?.transitions ?? [],
          eventless,
        )
      : [],
  );
}

/** Guarded transitions that were asked before the one that was taken, inner states first. */
function refusedAmong(
  leaves: readonly AnyStateNode[],
  taken: readonly AnyTransitionDefinition[],
  asked: (node: AnyStateNode) => readonly AnyTransitionDefinition[],
): AnyTransitionDefinition[] {
  return leaves
    .flatMap((leaf) => {
      const chain = lineage(leaf).flatMap(asked);
      const end = chain.findIndex((transition) => taken.includes(transition));
      return end < 0 ? chain : chain.slice(0, end);
    })
    .filter(({ guard }) => guard !== undefined);
}

const eventless = (node: AnyStateNode) => node.always ?? [];
const isAtomic = (node: AnyStateNode) => node.type === 'atomic';

function lineage(node: AnyStateNode): AnyStateNode[] {
  return node.parent ? [node, ...lineage(node.parent)] : [node];
}
