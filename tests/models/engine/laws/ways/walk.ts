import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { globaleEreignisse } from '#machines/globals.ts';
import { schrittVon } from '#machines/walk.ts';
import { outputOf } from '../../answering.ts';
import type { ChartCall } from '../../cases.ts';
import type { FlowUnderTest } from '../../flowsUnderTest.ts';
import { type Observation, observeStep } from '../../observe.ts';
import { payloadOf } from '../../payload.ts';
import { contextOf, inputOf, openCalls } from '../../snapshot.ts';

/** What she would answer at a step, the best first. */
export type Wishes = (step: string, context: object) => readonly AnyEventObject[];

/** How a call is answered; its first good case unless told. Null leaves it open. */
export type Answers = (call: ChartCall) => AnyEventObject | null;

/** A way through a flow. */
export interface Way {
  /** Where she rested, one after the other; the last is where it ended. */
  readonly rests: readonly AnyMachineSnapshot[];
  readonly calls: readonly ChartCall[];
  /** What she gave, by step. */
  readonly given: ReadonlyMap<string, AnyEventObject>;
}

interface Walking {
  /** Steps answered before. */
  readonly done?: Way['given'];
  readonly answers?: Answers;
  /** She rests here and does nothing more. */
  readonly until?: () => boolean;
}

const longest = 100;

/** Goes on to the end: answers each step once, with one event of a kind, else does what there is to do, each thing once. */
export function walkOn(
  flow: FlowUnderTest,
  from: Observation,
  wishes: Wishes,
  { done = new Map(), answers = usual(flow), until = () => false }: Walking = {},
): Way {
  const given = new Map(done);
  const told = new Set([...done].map(([step, { type }]) => `${step} ${type}`));
  const used = new Set<string>();
  const made = new Map<string, ChartCall>();
  const calls: ChartCall[] = [];
  const rests: AnyMachineSnapshot[] = [];
  let seen = from;
  for (let i = 0; i < longest; i += 1) {
    const { next } = seen;
    calls.push(...seen.calls);
    for (const call of seen.calls) made.set(call.id, call);
    if (!next.hasTag('laedt')) rests.push(next);
    if (next.status !== 'active' || (until() && !next.hasTag('laedt'))) break;
    const event = next.hasTag('laedt')
      ? answerTo(flow, next, made, answers)
      : (answered(flow, next, wishes, { given, told }) ?? otherwise(flow, next, used));
    if (event === null) break;
    seen = observeStep(flow.chart, next, event);
  }
  return { rests, calls, given };
}

/** Every call is answered well. */
export function usual({ cases }: FlowUnderTest): Answers {
  return ({ id, input }) => {
    const [first] = Object.values(cases.calls[id]?.done ?? {});
    return cases.calls[id]
      ? { type: `xstate.done.actor.${id}`, output: outputOf(first, input) }
      : null;
  };
}

function answerTo(
  { cases }: FlowUnderTest,
  snapshot: AnyMachineSnapshot,
  made: ReadonlyMap<string, ChartCall>,
  answers: Answers,
): AnyEventObject | null {
  const id = openCalls(snapshot).find((child) => cases.calls[child]) ?? '';
  return answers(made.get(id) ?? { id, input: inputOf(snapshot, id) });
}

function answered(
  { cases }: FlowUnderTest,
  snapshot: AnyMachineSnapshot,
  wishes: Wishes,
  { given, told }: { given: Map<string, AnyEventObject>; told: Set<string> },
): AnyEventObject | null {
  const step = schrittVon(snapshot) ?? '';
  const context = contextOf(snapshot);
  const event = wishes(step, context)
    .map((wish) => cases.filledIn?.(wish, context) ?? wish)
    .find((wish) => !told.has(`${step} ${wish.type}`) && snapshot.can(wish));
  if (event) {
    given.set(step, event);
    told.add(`${step} ${event.type}`);
  }
  return event ?? null;
}

/** What else she can do where she is: what moves her, and was not done yet. */
function otherwise(
  { cases, chart }: FlowUnderTest,
  snapshot: AnyMachineSnapshot,
  used: Set<string>,
): AnyEventObject | null {
  const found = Object.entries(cases.events).find(
    ([name, event]) =>
      payloadOf(event) === null &&
      !used.has(name) &&
      !globaleEreignisse.some((type) => type === event.type) &&
      snapshot.can(event) &&
      observeStep(chart, snapshot, event).next !== snapshot,
  );
  if (found) used.add(found[0]);
  return found?.[1] ?? null;
}
