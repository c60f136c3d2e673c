import { statesOf } from '#machines/transitions.ts';
import { schrittVon } from '#machines/walk.ts';
import type { Graph } from '../explore.ts';
import type { FlowUnderTest } from '../flowsUnderTest.ts';
import { examplesOf, payloadOf } from '../payload.ts';

/** What is wrong with the answers of a flow, one sentence each: every step that takes one has a shape, every shape its step and an example. */
export function lintAnswers(flow: FlowUnderTest, graph: Graph): string[] {
  const { antworten, cases } = flow;
  const steps = new Set([...graph.vertices.values()].map(({ snapshot }) => schrittVon(snapshot)));
  const asking = new Set<string>();
  for (const { from, taken, event } of graph.edges) {
    const here = graph.vertices.get(from ?? '')?.snapshot;
    const step = here ? schrittVon(here) : null;
    const isAnswer = !event.type.startsWith('xstate.') && payloadOf(event) !== null;
    // Where a companion is at no step, its flow tells it something.
    if (step !== null && isAnswer && taken.length > 0) asking.add(step);
  }
  return [
    ...withoutDraft(flow),
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

/** Without its rule no law of addresses, edits and drafts would be asked. */
function withoutDraft({ id, chart, antworten, entwurf }: FlowUnderTest): string[] {
  const hasAddresses = statesOf(chart).some(({ config }) => config.route !== undefined);
  if (!entwurf) {
    return hasAddresses ? ['Its steps have addresses, but the registry has no draft of it.'] : [];
  }
  const strange = Object.keys(entwurf.antworten).filter((step) => !antworten[step]);
  return [
    ...(entwurf.flow === id ? [] : [`Its draft belongs to ${entwurf.flow}.`]),
    ...strange.map((step) => `Its draft keeps ${step}, which the registry has no shape of.`),
  ];
}
