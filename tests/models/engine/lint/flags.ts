import { isDeepStrictEqual } from 'node:util';
import type { AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';
import { moved } from '#machines/moved.ts';
import type { FlowCases } from '../cases.ts';
import { copied, isConfiguration, withConfiguration } from '../mutants/configuration.ts';
import type { Graph } from '../explore.ts';
import { offerIn } from '../happenings.ts';
import { Reads, valueAt } from './reads.ts';
import { contextOf, placeOf } from '../snapshot.ts';

/**
 * What the guards read of the context although the key of a state does not hold it, one sentence
 * each: read, not among what the flags read, and different on two ways into the same state.
 */
export function lintFlags(chart: AnyStateMachine, cases: FlowCases, graph: Graph): string[] {
  const unflagged = unflaggedReads(chart, cases);
  const ways = [...contextsByKey(graph)].filter(([, contexts]) => contexts.length > 1);
  const looked = new Map<string, { keys: number; paths: Set<string> }>();
  for (const [key] of ways) {
    const snapshot = graph.vertices.get(key)?.snapshot;
    if (!snapshot) continue;
    const here = looked.get(placeOf(snapshot)) ?? { keys: 0, paths: new Set() };
    looked.set(placeOf(snapshot), here);
    here.keys += 1;
    if (here.keys > enough) continue;
    for (const path of unflagged(snapshot)) here.paths.add(path);
  }
  return ways.flatMap(([key, contexts]) => {
    const snapshot = graph.vertices.get(key)?.snapshot;
    const paths = snapshot ? looked.get(placeOf(snapshot))?.paths : null;
    return [...(paths ?? [])]
      .filter((path) => !isSameIn(contexts, path))
      .map((path) => `${key}: a guard reads ${path}, which the flags do not hold.`);
  });
}

/** Looks per place, and contexts per state: what a guard reads is said by a few, the others repeat it. */
const enough = 3;

/** What the guards read in a state and the flags do not. */
function unflaggedReads(chart: AnyStateMachine, cases: FlowCases) {
  const reads = new Reads();
  const watched = guardsWatched(chart, reads);
  const offered = offerIn(chart, cases);
  return (snapshot: AnyMachineSnapshot): string[] => {
    const context = reads.watched(contextOf(snapshot));
    const here = withContext(watched, snapshot, context);
    const flagged = reads.taken();
    reads.during(() => JSON.stringify(cases.flags(context)));
    const guarded = reads.taken();
    for (const { event } of offered(snapshot)) moved(watched, here, event);
    return [...guarded].filter((path) => !flagged.has(path));
  };
}

type Configuration = Pick<AnyMachineSnapshot, 'historyValue'> & {
  value: StateValue;
  children: object;
};

function withContext(
  chart: AnyStateMachine,
  { value, historyValue, children }: Configuration,
  context: object,
) {
  // Who is told something has to be there.
  return Object.assign(chart.resolveState({ value, context, historyValue }), { children });
}

function isSameIn([first, ...others]: readonly unknown[], path: string): boolean {
  return others.every((other) => isDeepStrictEqual(valueAt(first, path), valueAt(other, path)));
}

/** The chart with every guard, and what it is given, watched while it decides. */
function guardsWatched(chart: AnyStateMachine, reads: Reads): AnyStateMachine {
  const watched = copied(chart.config, (key, value) =>
    key === 'guard' && isConfiguration(value)
      ? { ...value, params: reads.watching(value['params']) }
      : value,
  );
  const { guards } = chart.implementations;
  const named = Object.entries(guards).map(
    ([name, guard]) => [name, reads.watching(guard)] as const,
  );
  return withConfiguration(
    chart,
    isConfiguration(watched) ? watched : {},
    Object.fromEntries(named),
  );
}

/** Every context a state is reached with. */
function contextsByKey({ starts, edges }: Graph): Map<string, unknown[]> {
  const contexts = new Map<string, unknown[]>();
  for (const { to, taken, next } of [...starts, ...edges]) {
    if (taken.length === 0) continue;
    const context: unknown = next.context;
    const known = contexts.get(to);
    if (!known) contexts.set(to, [context]);
    else if (
      known.length < enough &&
      !known.some((one) => one === context || isDeepStrictEqual(one, context))
    )
      known.push(context);
  }
  return contexts;
}
