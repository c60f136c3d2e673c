import { isDeepStrictEqual } from 'node:util';
import type { AnyStateMachine } from 'xstate';
import { type Edge, explore, type Graph } from '../explore.ts';
import type { FlowUnderTest } from '../flowsUnderTest.ts';
import { playAll } from '../headless.ts';
import { judge } from '../laws/judge.ts';
import { lintBehaviour } from '../lint/behaviour.ts';
import { lintChart } from '../lint/chart.ts';
import { type Mutant, mutantsOf } from './mutantsOf.ts';
import { allTours, type Tour } from '../tours.ts';

/** What found a mutant; `nothing` is a hole in the proof, `equivalent` behaves like the chart. */
export type Verdict = 'chart' | 'tours' | 'behaviour' | 'laws' | 'equivalent' | 'nothing';

/** The mutants of one flow and what became of them. */
export interface Bite {
  readonly flow: string;
  readonly killed: number;
  /** Without those that behave like the chart. */
  readonly total: number;
  readonly equivalent: number;
  readonly by: Readonly<Partial<Record<Verdict, number>>>;
  readonly survivors: readonly string[];
}

/** Breaks a flow in every place and asks the proof of the unbroken one: tours, invariants, laws. */
export function bite(flow: FlowUnderTest): Bite {
  const graph = explore(flow.chart, flow.cases);
  const tours = allTours(graph);
  const [wrong] = [
    ...lintChart(flow.chart),
    ...playAll(flow.chart, flow.cases, graph, tours).faults,
    ...lintBehaviour(flow.chart, flow.cases, graph),
  ];
  if (wrong) throw new Error(`${flow.id} does not hold unbroken: ${wrong}`);
  const judged = mutantsOf(flow.chart).map((mutant) => ({
    mutant,
    verdict: verdictOn(mutant, flow, graph, tours),
  }));
  const count = (wanted: Verdict) => judged.filter(({ verdict }) => verdict === wanted).length;
  const equivalent = count('equivalent');
  const total = judged.length - equivalent;
  return {
    flow: flow.id,
    total,
    equivalent,
    killed: total - count('nothing'),
    by: Object.fromEntries(found.map((verdict) => [verdict, count(verdict)])),
    survivors: judged
      .filter(({ verdict }) => verdict === 'nothing')
      .map(({ mutant }) => `${mutant.kind} at ${mutant.place}`),
  };
}

const found = ['chart', 'tours', 'behaviour', 'laws'] as const satisfies Verdict[];

function verdictOn(
  mutant: Mutant,
  flow: FlowUnderTest,
  graph: Graph,
  tours: readonly Tour[],
): Verdict {
  const { cases } = flow;
  const chart = attempt(mutant.make);
  const written = chart && attempt(() => lintChart(chart));
  if (!chart || !written || written.length > 0) return 'chart';
  // What a broken chart makes the cases throw is found too.
  const played = attempt(() => playAll(chart, cases, graph, tours, true));
  if (!played || played.faults.length > 0) return 'tours';
  const own = attempt(() => explore(chart, cases, 2 * graph.vertices.size));
  if (!own) return 'behaviour';
  if (isSameGraph(graph, own)) return 'equivalent';
  return behaves(chart, flow, own);
}

function behaves(chart: AnyStateMachine, flow: FlowUnderTest, graph: Graph): Verdict {
  const faults = attempt(() => lintBehaviour(chart, flow.cases, graph));
  if (!faults || faults.length > 0) return 'behaviour';
  const laws = attempt(() => judge({ ...flow, chart }, graph, 4, 1));
  return !laws || laws.faults.length > 0 ? 'laws' : 'nothing';
}

/** The same states and ways with the same answers and calls, whatever the arrows are called. */
function isSameGraph(one: Graph, other: Graph): boolean {
  return (
    one.vertices.size === other.vertices.size &&
    one.starts.every((start, i) => isSameEdge(start, other.starts[i])) &&
    [...one.leaving].every(([key, edges]) =>
      edges.every((edge) =>
        isSameEdge(
          edge,
          other.leaving.get(key)?.find(({ name }) => name === edge.name),
        ),
      ),
    )
  );
}

function isSameEdge(one: Edge, other: Edge | undefined): boolean {
  return other !== undefined && isDeepStrictEqual(shown(one), shown(other));
}

/** What somebody sees who does not know the arrows' names. */
function shown({ to, next, calls, name, taken }: Edge): unknown[] {
  return [name, to, next.status, next.context, calls, taken.length > 0];
}

function attempt<T>(run: () => T): T | null {
  try {
    return run();
  } catch {
    return null;
  }
}
