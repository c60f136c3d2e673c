import { isDeepStrictEqual } from 'node:util';
import type { AnyStateMachine } from 'xstate';
import { globaleEreignisse } from '#machines/globals.ts';
import { activeStates, delayOf, transitionId, transitionsOf } from '#machines/transitions.ts';
import { schrittVon } from '#machines/walk.ts';
import type { FlowCases } from '../cases.ts';
import type { FlowUnderTest } from '../flowsUnderTest.ts';
import { type Edge, type Graph, keyOf, type Vertex } from '../explore.ts';
import { offerIn } from '../happenings.ts';
import { observeStep } from '../observe.ts';
import { placeOf, seen } from '../snapshot.ts';

/** What is wrong with a chart as it behaves, one sentence each. */
export function lintBehaviour({ chart, cases, beside }: Behaving, graph: Graph): string[] {
  const running = [...graph.vertices.values()].filter(
    ({ snapshot }) => snapshot.status === 'active',
  );
  return [
    // The flow hears of the session, and it is its page that is shown.
    ...(beside ? [] : running.flatMap((vertex) => ignoredGlobals(vertex, graph))),
    ...(beside ? [] : [...graph.vertices.values()].flatMap(withoutStep)),
    ...deadEnds(graph, beside ? restsIn(graph, cases.rests) : endsIn(graph), cases.told),
    ...neverRefused(chart, graph),
    ...unsoundKeys(chart, cases, graph),
    ...lintHappenings(cases, graph),
    ...wrongWaits(chart, cases, running),
  ];
}

/** What is wrong with what happens on these ways, whatever lies beyond them. */
export function lintHappenings(cases: FlowCases, graph: Graph): string[] {
  return [...brokenInvariants(cases, graph), ...wrongChanges(cases, graph)];
}

type Behaving = Pick<FlowUnderTest, 'chart' | 'cases' | 'beside'>;

function isGlobal({ event }: Edge): boolean {
  return globaleEreignisse.some((type) => type === event.type);
}

function ignoredGlobals({ key }: Vertex, { leaving }: Graph): string[] {
  const here = leaving.get(key) ?? [];
  const answered = new Set(
    here.filter(({ taken }) => taken.length > 0).map(({ event }) => event.type),
  );
  return globaleEreignisse
    .filter((type) => !answered.has(type))
    .map((type) => `${key} ignores ${type}.`);
}

function withoutStep({ key, snapshot }: Vertex): string[] {
  return schrittVon(snapshot) === null ? [`${key} belongs to no step.`] : [];
}

function endsIn({ vertices }: Graph): string[] {
  return [...vertices.values()]
    .filter(({ snapshot }) => snapshot.status === 'done')
    .map(({ key }) => key);
}

/** A companion does not end; it rests wherever it may begin, and where its cases say so. */
function restsIn({ vertices, starts }: Graph, besides: readonly string[] = []): string[] {
  const places = new Set([...starts.map(({ next }) => placeOf(next)), ...besides]);
  return [...vertices.values()]
    .filter(({ snapshot }) => snapshot.status === 'done' || places.has(placeOf(snapshot)))
    .map(({ key }) => key);
}

/** From every state the customer can get to one of these by herself, and without being signed out. */
function deadEnds(
  { vertices, edges }: Graph,
  ends: readonly string[],
  told: readonly string[] = [],
): string[] {
  const arriving = grouped(
    edges.filter((edge) => !isGlobal(edge) && !told.includes(edge.event.type)),
    ({ to }) => to,
  );
  const queue = [...ends];
  const alive = new Set(queue);
  for (const key of queue) {
    for (const { from } of arriving.get(key) ?? []) {
      if (from === null || alive.has(from)) continue;
      alive.add(from);
      queue.push(from);
    }
  }
  return [...vertices.keys()]
    .filter((key) => !alive.has(key))
    .map((key) => `${key} is a dead end.`);
}

/** A guard that no case was refused by is not needed or not tested. */
function neverRefused(chart: AnyStateMachine, graph: Graph): string[] {
  const refused = new Set(observed(graph).flatMap((edge) => edge.refused));
  return guardedIn(chart)
    .filter((id) => !refused.has(id))
    .map((id) => `The guard of ${id} was never seen false.`);
}

/** How many of the guards' outcomes were seen: each true and each false. */
export function guardOutcomes(chart: AnyStateMachine, graph: Graph): { seen: number; all: number } {
  const guarded = guardedIn(chart);
  const taken = new Set(observed(graph).flatMap((edge) => edge.taken));
  const refused = new Set(observed(graph).flatMap((edge) => edge.refused));
  const seen = guarded.flatMap((id) => [taken.has(id), refused.has(id)]).filter(Boolean);
  return { seen: seen.length, all: 2 * guarded.length };
}

function guardedIn(chart: AnyStateMachine): string[] {
  return transitionsOf(chart)
    .filter(({ guard }) => guard !== undefined)
    .map(transitionId);
}

function observed({ starts, edges }: Graph): Edge[] {
  return [...starts, ...edges];
}

/** Every way into a state must go on like the one that was explored, or the flags lack something. */
function unsoundKeys(chart: AnyStateMachine, cases: FlowCases, graph: Graph): string[] {
  const key = keyOf(cases);
  const offered = offerIn(chart, cases);
  return arrivals(graph).flatMap(({ name, from, to, next }) =>
    offered(next).flatMap((happening) => {
      const step = observeStep(chart, next, happening.event);
      const expected = graph.leaving.get(to)?.find((edge) => edge.name === happening.name);
      const same = expected?.to === key(step.next) && isDeepStrictEqual(expected.taken, step.taken);
      return same
        ? []
        : [`${to} reached by ${name} from ${from} answers ${happening.name} otherwise.`];
    }),
  );
}

/** Other contexts looked at per state; more of them say the same again. */
const enough = 1;

/** The ways into a state with another context than the one that was explored. */
function arrivals({ starts, edges, vertices }: Graph): Edge[] {
  const known = new Map<string, unknown[]>();
  return [...starts, ...edges].filter(({ to, taken, next }) => {
    if (taken.length === 0) return false;
    const context: unknown = next.context;
    const explored: unknown = vertices.get(to)?.snapshot.context;
    const seen = known.get(to) ?? [explored];
    known.set(to, seen);
    if (
      seen.length > enough ||
      seen.some((one) => one === context || isDeepStrictEqual(one, context))
    )
      return false;
    seen.push(context);
    return true;
  });
}

function brokenInvariants(cases: FlowCases, { starts, edges }: Graph): string[] {
  return Object.entries(cases.invariants).flatMap(([sentence, holds]) =>
    [...starts, ...edges]
      .filter(({ next, taken }) => taken.length > 0 && !holds(seen(next)))
      .map(({ name, to }) => `Broken in ${to} after ${name}: ${sentence}`),
  );
}

function wrongChanges({ changes = {} }: FlowCases, { vertices, leaving }: Graph): string[] {
  return Object.entries(changes).flatMap(([sentence, holds]) =>
    [...vertices.values()].flatMap(({ key, snapshot }) =>
      (leaving.get(key) ?? [])
        .filter(({ event, next }) => !holds(event, seen(snapshot), seen(next)))
        .map(({ name }) => `Broken by ${name} in ${key}: ${sentence}`),
    ),
  );
}

/** A named time-out lasts as long as the cases say, in every state that waits for it. */
function wrongWaits(
  chart: AnyStateMachine,
  { waits = {} }: FlowCases,
  running: readonly Vertex[],
): string[] {
  return running.flatMap(({ key, snapshot }) =>
    activeStates(snapshot)
      .flatMap(({ after }) => after)
      .flatMap(({ delay }) => {
        const ms = delayOf(chart, delay, snapshot);
        const isWritten = typeof delay === 'number' || waits[String(delay)]?.includes(ms ?? -1);
        return isWritten ? [] : [`${key} waits ${ms} ms for ${String(delay)}.`];
      }),
  );
}

function grouped<Key>(edges: readonly Edge[], keyOf: (edge: Edge) => Key): Map<Key, Edge[]> {
  const groups = new Map<Key, Edge[]>();
  for (const edge of edges) {
    const group = groups.get(keyOf(edge));
    if (group) group.push(edge);
    else groups.set(keyOf(edge), [edge]);
  }
  return groups;
}
