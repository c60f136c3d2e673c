import type { AnyStateMachine } from 'xstate';
import { transitionId, transitionsOf } from '#machines/transitions.ts';
import type { FlowCases } from '../cases.ts';
import { explore, type Graph } from '../explore.ts';
import type { FlowUnderTest } from '../flowsUnderTest.ts';
import { playAll } from '../headless.ts';
import { judge } from '../laws/judge.ts';
import { lintBehaviour, lintHappenings } from '../lint/behaviour.ts';
import { lintFailures } from '../lint/failures.ts';
import { lintAnswers } from '../lint/answers.ts';
import { lintChart } from '../lint/chart.ts';
import { isSameEdge, otherWays } from './equivalence.ts';
import { type Mutant, mutantsOf } from './mutantsOf.ts';
import { allTours, type Tour } from '../tours.ts';
import { withEnd } from '../withEnd.ts';

/**
 * What found a mutant: the proof of the broken chart itself, or only the `comparison` with the tours
 * of the whole one. `nothing` is a hole in both, `equivalent` behaves like the chart in all its cases.
 */
export type Verdict =
  | 'chart'
  | 'behaviour'
  | 'tours'
  | 'laws'
  | 'comparison'
  | 'equivalent'
  | 'nothing';

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

/** A flow that holds, and what its broken ones are compared with. */
export interface Unbroken {
  readonly flow: FlowUnderTest;
  readonly graph: Graph;
  readonly tours: readonly Tour[];
}

export function unbroken(flow: FlowUnderTest): Unbroken {
  const graph = explore(flow.chart, flow.cases);
  const tours = allTours(graph);
  const [wrong] = [
    ...lintChart(flow.chart),
    ...playAll(flow.chart, flow.cases, graph, tours).faults,
    ...lintAnswers(flow, graph),
    ...lintBehaviour(flow, graph),
    ...lintFailures(flow, graph),
  ];
  if (wrong) throw new Error(`${flow.id} does not hold unbroken: ${wrong}`);
  return { flow, graph, tours };
}

/** Breaks the arrows and states of a flow, in every place unless told, and asks the proof of the unbroken one. */
export function bite(
  flow: FlowUnderTest,
  mutants: readonly Mutant[] = mutantsOf(flow.chart),
): Bite {
  const whole = unbroken(flow);
  const judged = mutants.map((mutant) => ({
    mutant,
    verdict: broken(mutant, (chart) =>
      chart ? quickVerdict(chart, nearFirst(whole, mutant), mutant) : 'chart',
    ),
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

const found = ['chart', 'behaviour', 'tours', 'laws', 'comparison'] as const satisfies Verdict[];

/** What finds a mutant. */
export function verdictOn(mutant: Mutant, whole: Unbroken): Verdict {
  return broken(mutant, (chart) => (chart ? verdictOnChart(chart, whole) : 'chart'));
}

/** Customers of the laws: as many, and the same, for every mutant. */
const customers = 4;
const seed = 1;

/** Names of the laws that a mutant breaks, whatever else finds it. */
export function lawsBrokenBy(mutant: Mutant, { flow, graph }: Unbroken): readonly string[] {
  return broken(mutant, (chart) => {
    if (!chart) return [];
    const judged = attempt(() => {
      const own = explore(chart, flow.cases, 2 * graph.vertices.size);
      return judge({ ...flow, chart }, own, customers, seed);
    });
    return judged?.broken ?? [];
  });
}

function broken<T>(mutant: Mutant, look: (chart: AnyStateMachine | null) => T): T {
  try {
    const chart = attempt(mutant.make);
    if (!chart) return look(null);
    return withEnd(chart, () => look(chart));
  } finally {
    mutant.undo?.();
  }
}

/**
 * The proof of the broken chart alone first, as it would be asked of a fault nobody knows of; what it
 * does not see may still differ from the tours of the whole one.
 */
function verdictOnChart(chart: AnyStateMachine, whole: Unbroken): Verdict {
  if (isWrong(() => lintChart(chart))) return 'chart';
  const own = exploredLike(whole, chart);
  return own ? verdictOnGraph(chart, own, whole) : 'behaviour';
}

function verdictOnGraph(chart: AnyStateMachine, own: Graph, whole: Unbroken): Verdict {
  const { flow, graph } = whole;
  const { cases } = flow;
  if (isWrong(() => lintBehaviour({ ...flow, chart }, own))) return 'behaviour';
  if (isWrong(() => lintAnswers({ ...flow, chart }, own))) return 'behaviour';
  if (isWrong(() => lintFailures({ ...flow, chart }, own))) return 'behaviour';
  if (isWrong(() => toursFaults(chart, cases, own))) return 'tours';
  if (isWrong(() => judge({ ...flow, chart }, own, customers, seed).faults)) return 'laws';
  if (differs(chart, whole)) return 'comparison';
  return isSameGraph(graph, own) ? 'equivalent' : 'nothing';
}

/** Most mutants differ from the whole chart within a few steps; to judge one alone takes much longer. */
function quickVerdict(chart: AnyStateMachine, whole: Unbroken, { path, event }: Mutant): Verdict {
  if (isWrong(() => lintChart(chart))) return 'chart';
  if (differs(chart, whole)) return 'comparison';
  const { flow, graph } = whole;
  const others = path && attempt(() => otherWays(chart, flow.cases, graph, path, event));
  if (others && others.starts.length + others.edges.length === 0) return 'equivalent';
  if (others && isWrong(() => lintHappenings(flow.cases, others))) return 'behaviour';
  const own = exploredLike(whole, chart);
  if (!own) return 'behaviour';
  if (!path && isSameGraph(graph, own)) return 'equivalent';
  return verdictOnGraph(chart, own, whole);
}

/** The states of a broken chart; null where there is no end of them. */
function exploredLike({ flow, graph }: Unbroken, chart: AnyStateMachine): Graph | null {
  return attempt(() => explore(chart, flow.cases, 2 * graph.vertices.size));
}

/** The same with the tours first that come by what is broken: they differ the soonest. */
function nearFirst({ tours, ...whole }: Unbroken, { place }: Mutant): Unbroken {
  const [node] = place.split('|');
  const [near, far] = [true, false].map((isNear) =>
    tours.filter(
      (tour) => tour.some(({ taken }) => taken.some((id) => id.split('|')[0] === node)) === isNear,
    ),
  );
  return { ...whole, tours: [...(near ?? []), ...(far ?? [])] };
}

/** The tours of the whole chart do not hold on the broken one. */
function differs(chart: AnyStateMachine, { flow, graph, tours }: Unbroken): boolean {
  return isWrong(() => playAll(chart, flow.cases, graph, tours, true).faults);
}

function toursFaults(chart: AnyStateMachine, cases: FlowCases, graph: Graph): readonly string[] {
  const tours = allTours(graph);
  const { faults, taken } = playAll(chart, cases, graph, tours, true);
  return [
    ...faults,
    ...transitionsOf(chart)
      .map(transitionId)
      .filter((id) => !taken.includes(id)),
  ];
}

/** What a broken chart makes the proof throw is found, too. */
function isWrong(faults: () => readonly string[]): boolean {
  const said = attempt(faults);
  return !said || said.length > 0;
}

/** The same states and ways with the same answers and calls, whatever the arrows are called. */
export function isSameGraph(one: Graph, other: Graph): boolean {
  return (
    one.vertices.size === other.vertices.size &&
    one.edges.length === other.edges.length &&
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

function attempt<T>(run: () => T): T | null {
  try {
    return run();
  } catch {
    return null;
  }
}
