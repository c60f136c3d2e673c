import { isDeepStrictEqual } from 'node:util';
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import { activeStates } from '#machines/transitions.ts';
import type { FlowCases } from '../cases.ts';
import { type Edge, type Graph, keyOf, type Vertex } from '../explore.ts';
import { observeStart, observeStep } from '../observe.ts';

/** Whether two observations of an event show the same to somebody who does not know the arrows' names. */
export function isSameEdge(one: Shown, other: Shown | undefined): boolean {
  return other !== undefined && isDeepStrictEqual(shown(one), shown(other));
}

type Shown = Pick<Edge, 'to' | 'next' | 'calls' | 'name' | 'taken'>;

function shown({ to, next, calls, name, taken }: Shown): unknown[] {
  return [name, to, next.status, next.context, next.tags, calls, taken.length > 0];
}

/**
 * The ways that a chart which is broken in one state goes otherwise than the whole one, from where that can be; none:
 * it behaves alike. Only what has to do with that state is looked at again: whatever neither leaves, enters nor
 * passes it goes as before.
 */
export function otherWays(
  chart: AnyStateMachine,
  cases: FlowCases,
  { starts, edges, vertices }: Graph,
  path: readonly string[],
  event?: string,
): Graph {
  const key = keyOf(cases);
  const broken = activeAt(chart, path);
  const there = new Map<string, Vertex>();
  const leaving = new Map<string, Edge[]>();
  for (const edge of edges) {
    const from = vertices.get(edge.from ?? '');
    if (!from || (event !== undefined && edge.event.type !== event)) continue;
    if (!concerns(edge, from.snapshot, broken)) continue;
    const { snapshot } = there.get(from.key) ?? { snapshot: onto(chart, from.snapshot) };
    there.set(from.key, { key: from.key, snapshot });
    const seen = observeStep(chart, snapshot, edge.event);
    const other = { ...edge, ...seen, to: key(seen.next) };
    if (!isSameEdge(edge, other)) leaving.set(from.key, [...(leaving.get(from.key) ?? []), other]);
  }
  return {
    vertices: there,
    starts: starts.flatMap((start) => {
      const seen = observeStart(chart, start.event['input']);
      const other = { ...start, ...seen, taken: [start.name], to: key(seen.next) };
      return isSameEdge(start, other) ? [] : [other];
    }),
    edges: [...leaving.values()].flat(),
    leaving,
  };
}

/** The state that is active where this one counts: one that only remembers others never is. */
function activeAt(chart: AnyStateMachine, path: readonly string[]): string {
  const node = path.reduce<AnyStateNode>((state, name) => state.states[name] ?? state, chart.root);
  return node.type === 'history' ? (node.parent?.id ?? node.id) : node.id;
}

function concerns(edge: Edge, from: AnyMachineSnapshot, broken: string): boolean {
  return (
    edge.event['to'] === `#${broken}` ||
    [from, edge.next].some((snapshot) => activeStates(snapshot).some(({ id }) => id === broken)) ||
    edge.passed.includes(broken)
  );
}

/** The same state in a chart whose states are made anew; the calls that are open stay open. */
function onto(chart: AnyStateMachine, snapshot: AnyMachineSnapshot): AnyMachineSnapshot {
  const historyValue = Object.fromEntries(
    Object.entries(snapshot.historyValue).map(([id, nodes]): [string, AnyStateNode[]] => [
      id,
      nodes.map((node) => chart.getStateNodeById(node.id)),
    ]),
  );
  const there = chart.resolveState(Object.assign({}, snapshot, { historyValue }));
  return Object.assign(there, openIn(snapshot));
}

function openIn({ children }: { readonly children: Readonly<Record<string, unknown>> }) {
  return { children };
}
