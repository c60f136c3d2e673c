import type { AnyEventObject } from 'xstate';
import { outputOf } from '../../answering.ts';
import type { ChartCall } from '../../cases.ts';
import type { FlowUnderTest } from '../../flowsUnderTest.ts';
import type { Observation } from '../../observe.ts';
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

/** The ways in which one of her calls is always answered otherwise, but not refused. */
export function otherwiseAnswered(
  flow: FlowUnderTest,
  { calls }: Way,
): readonly { readonly name: string; readonly answers: Answers }[] {
  const well = usual(flow);
  return [...new Set(calls.map(({ id }) => id))].flatMap((id) =>
    Object.entries(flow.cases.calls[id]?.done ?? {})
      .slice(1)
      .map(([name, result]) => ({
        name: `${id} ✓ ${name}`,
        answers: (call: ChartCall) =>
          call.id === id
            ? { type: `xstate.done.actor.${id}`, output: outputOf(result, call.input) }
            : well(call),
      })),
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
