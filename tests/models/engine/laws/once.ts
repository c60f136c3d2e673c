import type { Edge, Graph } from '../explore.ts';
import type { FlowUnderTest } from '../flowsUnderTest.ts';
import { statesOf } from '#machines/transitions.ts';
import { observeStep } from '../observe.ts';
import type { Tally } from './stay.ts';

export const submits = ['senden', 'speichern', 'abschliessen'];

/**
 * A double click: while a call runs, the event that made it makes no second one; and after a call
 * that must happen once was answered, the event does not make it again. While it runs no address
 * leads away from it: whoever left would not see what became of it.
 */
export function onceLaw({ chart, cases }: FlowUnderTest, graph: Graph, tally: Tally): void {
  const once = cases.once ?? submits;
  const steps = statesOf(chart).filter(({ config }) => config.route !== undefined);
  for (const edge of graph.edges) {
    const ids = edge.calls.map(({ id }) => id);
    if (ids.length === 0 || edge.event.type.startsWith('xstate.')) continue;
    tally.check(
      again(chart, edge, edge.next).length === 0,
      () => `Once: ${edge.name} twice calls ${ids.join()} twice.`,
    );
    if (ids.some((id) => once.includes(id))) {
      const left = steps.filter(({ id }) => edge.next.can({ type: 'xstate.route', to: `#${id}` }));
      tally.check(
        left.length === 0,
        () =>
          `Once: ${edge.name} sends ${ids.join()}, and ${left[0]?.id} can be gone to meanwhile.`,
      );
    }
    for (const after of graph.leaving.get(edge.to) ?? []) {
      if (!ids.some((id) => once.includes(id) && after.event.type === `xstate.done.actor.${id}`)) {
        continue;
      }
      tally.check(
        after.next.status !== 'active' ||
          !again(chart, edge, after.next).some((id) => once.includes(id)),
        () => `Once: ${edge.name} after ${after.name} calls ${ids.join()} again.`,
      );
    }
  }
}

function again(chart: FlowUnderTest['chart'], { event }: Edge, snapshot: Edge['next']): string[] {
  return observeStep(chart, snapshot, event).calls.map(({ id }) => id);
}
