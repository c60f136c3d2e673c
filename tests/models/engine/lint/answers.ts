import { schrittVon } from '#machines/walk.ts';
import type { Graph } from '../explore.ts';
import type { FlowUnderTest } from '../flowsUnderTest.ts';
import { examplesOf, payloadOf } from '../payload.ts';

/** What is wrong with the answers of a flow, one sentence each: every step that takes one has a shape, every shape its step and an example. */
export function lintAnswers({ antworten, cases }: FlowUnderTest, graph: Graph): string[] {
  const steps = new Set([...graph.vertices.values()].map(({ snapshot }) => schrittVon(snapshot)));
  const asking = new Set<string>();
  for (const { from, taken, event } of graph.edges) {
    const here = graph.vertices.get(from ?? '')?.snapshot;
    const isAnswer = !event.type.startsWith('xstate.') && payloadOf(event) !== null;
    if (here && isAnswer && taken.length > 0) asking.add(schrittVon(here) ?? '');
  }
  return [
    ...[...asking]
      .filter((step) => !antworten[step])
      .map((step) => `The step ${step} takes answers, but the registry has no shape of them.`),
    ...Object.entries(antworten).flatMap(([step, shape]) => {
      if (!steps.has(step)) return [`The answers of ${step} belong to no step.`];
      return examplesOf(shape, cases.events).length > 0
        ? []
        : [`No case answers the step ${step}.`];
    }),
  ];
}
