import { isDeepStrictEqual } from 'node:util';
import { type Arbitrary, array, constantFrom, nat, record } from 'fast-check';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { globaleEreignisse } from '#machines/globals.ts';
import { type StoredResult, schrittVon } from '#machines/walk.ts';
import { outputOf } from '../answering.ts';
import type { ChartCall } from '../cases.ts';
import type { FlowUnderTest } from '../flowsUnderTest.ts';
import { answersFor } from './ways/generate.ts';
import { knownAt } from './ways/otherAnswers.ts';
import { type Observation, observeStart, observeStep } from '../observe.ts';
import { examplesOf, payloadOf, withPayload } from '../payload.ts';
import { openCalls } from '../snapshot.ts';

/** One customer: how she starts, what she answers at each step, what she answers instead when she changes it. */
export interface Customer {
  readonly start: string;
  readonly answers: Readonly<Record<string, AnyEventObject>>;
  readonly changes: Readonly<Record<string, AnyEventObject>>;
  /** Decides between what else she can do and what the calls answer. */
  readonly dice: readonly number[];
}

/** A state she came to, with the calls that were answered until then. */
export interface Stop {
  readonly snapshot: AnyMachineSnapshot;
  readonly input: unknown;
  readonly results: readonly Result[];
}

interface Result extends ChartCall {
  readonly output: unknown;
  /** The call failed, and has no output. */
  readonly failed?: true;
  /** Its first case answered it. */
  readonly isUsual: boolean;
}

const longest = 60;

/** Customers with answers worked out from the shapes of the steps. */
export function customersOf({ antworten, cases }: FlowUnderTest): Arbitrary<Customer> {
  const steps = Object.entries(antworten).flatMap(([step, shape]) => {
    const examples = examplesOf(shape, cases.events);
    const [first] = examples;
    if (!first) return [];
    const answers = answersFor(shape, knownAt({ cases }, step, examples));
    return [[step, answers.map((answer) => withPayload(first, answer))] as const];
  });
  const given = record(Object.fromEntries(steps), { noNullPrototype: true });
  return record({
    start: constantFrom(...Object.keys(cases.inputs)),
    answers: given,
    changes: given,
    dice: array(nat({ max: 11 }), { minLength: longest, maxLength: longest }),
  });
}

/** Every state a customer comes to, one after the other. */
export function visit(flow: FlowUnderTest, customer: Customer): Stop[] {
  const input = flow.cases.inputs[customer.start];
  const stops: Stop[] = [];
  const results: Result[] = [];
  const made = new Map<string, ChartCall>();
  const answered = new Set<string>();
  let seen: Observation = observeStart(flow.chart, input);
  for (const die of customer.dice) {
    const { next } = seen;
    for (const call of seen.calls) made.set(call.id, call);
    stops.push({ snapshot: next, input, results: [...results] });
    const event = next.hasTag('laedt')
      ? answerOf(flow, next, made, results, die)
      : doing(flow, next, customer, answered, die);
    if (!event || next.status !== 'active') return stops;
    seen = observeStep(flow.chart, next, event);
  }
  return stops;
}

/** What a call with this input was answered with; the first good case where it was not made yet. */
export function resultOf({ cases }: FlowUnderTest, results: readonly Result[]): StoredResult {
  return ({ id, input }) => {
    const known = results.findLast(
      (result) => !result.failed && result.id === id && isDeepStrictEqual(result.input, input),
    );
    if (known) return known;
    const [first] = Object.values(cases.calls[id]?.done ?? {});
    return cases.calls[id] ? { output: outputOf(first, input) } : null;
  };
}

/** A call of hers failed, or answered only half of what it asked: walked once more, it would be answered otherwise. */
export function leftUnanswered(results: readonly Result[]): boolean {
  return results.some(({ id, failed, isUsual, input }, i) => {
    const later = results.slice(i + 1).filter((result) => result.id === id && !result.failed);
    if (failed) return later.length === 0;
    return !isUsual && later.some((result) => !isDeepStrictEqual(result.input, input));
  });
}

/** Mostly a good answer, so that she gets to the end; now and then another one or a failure. */
function answerOf(
  { cases }: FlowUnderTest,
  snapshot: AnyMachineSnapshot,
  made: ReadonlyMap<string, ChartCall>,
  results: Result[],
  die: number,
): AnyEventObject | null {
  const id = openCalls(snapshot).find((child) => cases.calls[child]);
  const call = id === undefined ? undefined : cases.calls[id];
  if (id === undefined || !call) return null;
  const done = Object.values(call.done);
  const errors = Object.values(call.error);
  if (die === 11 && errors.length > 0) {
    results.push({
      id,
      input: made.get(id)?.input,
      output: undefined,
      failed: true,
      isUsual: false,
    });
    return { type: `xstate.error.actor.${id}`, error: errors[made.size % errors.length] };
  }
  const input = made.get(id)?.input;
  const chosen = die > 7 ? die % done.length : 0;
  const output = outputOf(done[chosen], input);
  results.push({ id, input, output, isUsual: chosen === 0 });
  return { type: `xstate.done.actor.${id}`, output };
}

/** Her answer at a step; what else she can do where there is nothing to answer. */
function doing(
  { cases }: FlowUnderTest,
  snapshot: AnyMachineSnapshot,
  { answers }: Customer,
  answered: Set<string>,
  die: number,
): AnyEventObject | null {
  const step = schrittVon(snapshot) ?? '';
  const given = answers[step];
  const answer = given && (cases.filledIn?.(given, snapshot.context) ?? given);
  if (answer && !answered.has(step) && snapshot.can(answer)) {
    answered.add(step);
    return answer;
  }
  const others = Object.entries(cases.events).filter(
    ([name, event]) =>
      payloadOf(event) === null &&
      !globaleEreignisse.some((type) => type === event.type) &&
      (cases.possible?.(snapshot, event, name) ?? true) &&
      snapshot.can(event),
  );
  return others[die % others.length]?.[1] ?? null;
}
