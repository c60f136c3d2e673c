import type { AnyEventObject } from 'xstate';
import type { ChartCall } from '../cases.ts';
import type { FlowUnderTest } from '../flowsUnderTest.ts';
import type { Observation } from '../observe.ts';
import { type Answers, usual, type Way, walkOn, type Wishes } from './walk.ts';

/** A way that ended with a refusal, by the name of the case that refused. */
interface Refused {
  readonly name: string;
  readonly way: Way;
}

/** The same way once for each case in which a call of it is not answered well: refused, failed, or answered with a no. */
export function refusedOnTheWay(
  flow: FlowUnderTest,
  begun: Observation,
  wishes: Wishes,
): readonly Refused[] {
  const { calls } = walkOn(flow, begun, wishes);
  return [...new Set(calls.map(({ id }) => id))].flatMap((id) =>
    Object.entries(flow.cases.calls[id]?.error ?? {}).map(([name, error]) => {
      const event = { type: `xstate.error.actor.${id}`, error };
      return { name: `${id} ✗ ${name}`, way: untilRefused(flow, begun, wishes, id, event) };
    }),
  );
}

/** She rests where the refusal leads; nothing is done after it. */
function untilRefused(
  flow: FlowUnderTest,
  begun: Observation,
  wishes: Wishes,
  refused: string,
  refusal: AnyEventObject,
): Way {
  let isOver = false;
  const well = usual(flow);
  const answers: Answers = (call: ChartCall) => {
    if (isOver && call.id === refused) return null;
    if (call.id !== refused) return well(call);
    isOver = true;
    return refusal;
  };
  return walkOn(flow, begun, wishes, { answers, until: () => isOver });
}
