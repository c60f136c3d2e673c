import {
  type AnyActorRef,
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
import { activeStates, initialOf, transitionId, withInitials } from '#machines/transitions.ts';

/** What one event did: where it led, the transitions it took, the guarded ones that refused. */
export interface Observation {
  readonly next: AnyMachineSnapshot;
  readonly taken: readonly string[];
  readonly refused: readonly string[];
}

type Microstep = { snapshot: AnyMachineSnapshot; transitions: readonly AnyTransitionDefinition[] };

/** The start of a chart, watched. Nothing runs: no actor, no effect. */
export function observeStart(chart: AnyStateMachine, input: unknown): Observation {
  const steps: Microstep[] = [];
  const next = chart.getInitialSnapshot(scopeWatchedBy(steps), input);
  const initials = initialOf(chart.root).flatMap(withInitials);
  const first = initials.flatMap(({ target }) => target ?? []).filter(isAtomic);
  return {
    next,
    taken: [...initials, ...takenIn(steps)].map(transitionId),
    refused: [
      ...refusedAmong(first, steps[0]?.transitions ?? [], eventless),
      ...refusedOnTheWay(steps),
    ].map(transitionId),
  };
}

/** One event in one state, watched. */
export function observeStep(
  chart: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: EventObject,
): Observation {
  const steps: Microstep[] = [];
  const next = chart.transition(snapshot, event, scopeWatchedBy(steps));
  const asked = (node: AnyStateNode) => candidates(node, event);
  return {
    next,
    taken: takenIn(steps).map(transitionId),
    refused: [
      ...refusedAmong(activeStates(snapshot).filter(isAtomic), steps[0]?.transitions ?? [], asked),
      ...refusedOnTheWay(steps),
    ].map(transitionId),
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

function scopeWatchedBy(steps: Microstep[]): AnyActorScope {
  const self: AnyActorRef = createEmptyActor();
  self.system.inspect((event) => {
    if (event.type !== '@xstate.microstep') return;
    steps.push({ snapshot: event.snapshot as AnyMachineSnapshot, transitions: takenBy(event) });
  });
  return {
    self,
    system: self.system,
    id: '',
    sessionId: 'watched',
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
  };
}

function takenIn(steps: readonly Microstep[]): AnyTransitionDefinition[] {
  return steps.flatMap(({ transitions }) => transitions.flatMap(withInitials));
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
