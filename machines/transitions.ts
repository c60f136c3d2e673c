import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
} from 'xstate';

/** Every state of a chart in document order, the root first. */
export function statesOf(chart: AnyStateMachine): AnyStateNode[] {
  return withChildren(chart.root);
}

/** Every transition of a chart: events, calls, time-outs, routes, `always` and the initial arrows. */
export function transitionsOf(chart: AnyStateMachine): AnyTransitionDefinition[] {
  return statesOf(chart).flatMap((node) =>
    initialOf(node).concat(node.always ?? [], ...node.transitions.values()),
  );
}

/** The states a snapshot is in, outer and inner. */
export function activeStates({ _nodes: nodes }: AnyMachineSnapshot): readonly AnyStateNode[] {
  return nodes;
}

/** Name of a transition that stays the same as long as its place in the chart does: `source|event|index`. */
export function transitionId(transition: AnyTransitionDefinition): string {
  const source: AnyStateNode = transition.source;
  const event: unknown = transition.eventType;
  const always = source.always?.indexOf(transition) ?? -1;
  if (always >= 0) return `${source.id}|always|${always}`;
  if (typeof event !== 'string') return `${source.id}|initial|0`;
  return `${source.id}|${event}|${source.transitions.get(event)?.indexOf(transition) ?? 0}`;
}

/** A transition with the initial arrows that follow from it when it ends at a state with inner states. */
export function withInitials(transition: AnyTransitionDefinition): AnyTransitionDefinition[] {
  return [transition, ...(transition.target ?? []).flatMap(entered)];
}

/** Initial arrows that follow where a state is entered from outside; of parallel regions each has its own. */
export function entered(node: AnyStateNode): AnyTransitionDefinition[] {
  return node.type === 'parallel'
    ? Object.values(node.states).flatMap(entered)
    : initialOf(node).flatMap(withInitials);
}

/** The arrow to the first inner state; none where there are no inner states. */
function initialOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return node.type === 'compound' ? [node.initial] : [];
}

/** Length of a time-out in milliseconds; one that the chart computes is null unless a snapshot is given. */
export function delayOf(
  chart: AnyStateMachine,
  delay: unknown,
  snapshot?: AnyMachineSnapshot,
): number | null {
  if (typeof delay === 'number') return delay;
  const named: unknown = typeof delay === 'string' ? chart.implementations.delays[delay] : null;
  const ms: unknown =
    typeof named === 'function' && snapshot ? Reflect.apply(named, undefined, [snapshot]) : named;
  return typeof ms === 'number' ? ms : null;
}

function withChildren(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(withChildren)];
}
