import { statesOf, transitionId, transitionsOf } from '#machines/transitions.ts';
import { explore, type Graph } from './explore.ts';
import type { FlowUnderTest } from './flowsUnderTest.ts';
import { playAll } from './headless.ts';
import { judge } from './laws/judge.ts';
import { lintAnswers } from './lint/answers.ts';
import { guardOutcomes, lintBehaviour } from './lint/behaviour.ts';
import { lintChart } from './lint/chart.ts';
import { lintFailures } from './lint/failures.ts';
import { lintFlags } from './lint/flags.ts';
import { lintScreens, type Sources, sourcesOf } from './lint/screens.ts';
import type { ProofLine } from './report.ts';
import { processorMs } from './processorMs.ts';
import { allTours } from './tours.ts';
import { withEnd } from './withEnd.ts';

/** What is asked of a flow; the name groups the sentences. */
export type Question = 'chart' | 'screens' | 'answers' | 'behaviour' | 'flags' | 'tours' | 'laws';

export interface Fault {
  readonly question: Question;
  readonly sentence: string;
}

/** One flow, asked everything. */
export interface Proof {
  readonly flow: string;
  readonly line: ProofLine;
  readonly faults: readonly Fault[];
}

export interface ProofOptions {
  /** How many customers the laws are tried with. */
  readonly runs?: number;
  readonly seed?: number | undefined;
  readonly sources?: Sources;
}

/** The whole headless proof of a flow: as it is written, as it behaves, its tours and its laws. */
export function prove(flow: FlowUnderTest, options: ProofOptions = {}): Proof {
  return withEnd(flow.chart, () => proofOf(flow, options));
}

function proofOf(
  flow: FlowUnderTest,
  { runs = customersFor(flow), seed, sources = sourcesOf(flow.id) }: ProofOptions,
): Proof {
  const started = processorMs();
  const { id, chart, cases } = flow;
  const graph = explored(flow);
  if (typeof graph === 'string') return nothingOf(id, graph);
  const tours = allTours(graph);
  const played = playAll(chart, cases, graph, tours);
  const laws = judge(flow, graph, runs, seed);
  const guards = guardOutcomes(chart, graph);
  const all = transitionsOf(chart).map(transitionId);
  const open = all.filter((transition) => !played.taken.includes(transition));
  const faults: Fault[] = [
    ...named('chart', lintChart(chart)),
    // What a companion shows, its host's page shows: the tours in the browser look at it there.
    ...(flow.beside ? [] : named('screens', lintScreens(chart, sources, flow.asked))),
    ...named('answers', lintAnswers(flow, graph)),
    ...named('behaviour', lintBehaviour(flow, graph)),
    ...named('behaviour', lintFailures(flow, graph)),
    ...named('flags', lintFlags(chart, cases, graph)),
    ...named('tours', [
      ...played.faults,
      ...open.map((transition) => `${transition} is never taken.`),
    ]),
    ...named('laws', laws.faults),
  ];
  const line = {
    flow: id,
    states: statesOf(chart).length - 1,
    transitions: all.length,
    covered: all.length - open.length,
    guards: `${guards.seen}/${guards.all}`,
    paths: tours.length,
    steps: played.steps,
    laws: laws.checks,
    ms: Math.round(processorMs() - started),
  };
  return { flow: id, line, faults };
}

/** Fewer customers for a longer flow: each of them passes more steps. */
function customersFor({ antworten }: FlowUnderTest): number {
  return Math.max(3, Math.min(12, Math.round(48 / Object.keys(antworten).length)));
}

/** The states of a flow; a sentence where they cannot be read: a first state that does not exist, no end of states. */
function explored({ chart, cases }: FlowUnderTest): Graph | string {
  try {
    transitionsOf(chart);
    return explore(chart, cases);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function nothingOf(flow: string, sentence: string): Proof {
  const line = { flow, states: 0, transitions: 0, covered: 0, paths: 0, steps: 0, ms: 0 };
  return { flow, line, faults: [{ question: 'chart', sentence }] };
}

function named(question: Question, sentences: readonly string[]): Fault[] {
  return sentences.map((sentence) => ({ question, sentence }));
}
