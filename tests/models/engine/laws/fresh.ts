import { isDeepStrictEqual } from 'node:util';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { pfad, schrittVon, weiterMit } from '#machines/walk.ts';
import type { FlowUnderTest } from '../flowsUnderTest.ts';
import { type Observation, observeStart, observeStep } from '../observe.ts';
import { examplesOf, payloadOf, withPayload } from '../payload.ts';
import { contextOf, placeOf } from '../snapshot.ts';
import { knownAt, otherAnswers } from './ways/otherAnswers.ts';
import { otherwiseAnswered, refusedOnTheWay } from './ways/refusals.ts';
import { submits } from './once.ts';
import type { Tally } from './stay.ts';
import { type Answers, usual, type Way, walkOn, type Wishes } from './ways/walk.ts';

/**
 * Whoever edits an answer sees and sends exactly what a new customer with these answers sees and
 * sends: an old result, an answer of an abandoned path, a sum of before show as a difference.
 */
export function freshLaw(flow: FlowUnderTest, tally: Tally, seed: number): void {
  const known = new Map<string, unknown[]>();
  for (const [start, input] of Object.entries(flow.cases.inputs)) {
    const begun = observeStart(flow.chart, input);
    const whole = walkOn(flow, begun, examplesIn(flow));
    editAll({ flow, begun, start, seed, tally, known, answers: usual(flow) }, whole);
    for (const { name, answers } of otherwiseAnswered(flow, whole)) {
      const way = walkOn(flow, begun, examplesIn(flow), { answers });
      // Where she is kept from the end, the laws of refusals say what is due.
      if (!isSent(flow, way)) continue;
      editAll({ flow, begun, start: `${start}, ${name}`, seed, tally, known, answers }, way, few);
    }
    const looked = new Set<string>();
    for (const { name, way } of refusedOnTheWay(flow, begun, examplesIn(flow))) {
      const rest = way.rests.at(-1);
      if (rest?.status !== 'active' || looked.has(placeOf(rest))) continue;
      looked.add(placeOf(rest));
      const answers = usual(flow);
      editAll({ flow, begun, start: `${start}, ${name}`, seed, tally, known, answers }, way, few);
    }
  }
}

/** Other answers tried where all of them are tried on the way that goes well. */
const few = 1;

interface Editing {
  readonly flow: FlowUnderTest;
  readonly begun: Observation;
  readonly start: string;
  readonly seed: number;
  /** How her calls are answered, before and after. */
  readonly answers: Answers;
  readonly tally: Tally;
  /** Other answers that are worked out. */
  readonly known: Map<string, unknown[]>;
}

/** Every answer on a way changed from its last rest, to each other value or to the first few. */
function editAll(editing: Editing, before: Way, most = Infinity): void {
  for (const [step, event] of before.given) {
    const others = othersAt(editing, step, payloadOf(event));
    let left = most;
    for (const other of others) {
      const edited = left > 0 ? edit(editing, before, step, other) : null;
      if (!edited) continue;
      left -= 1;
      // What was asked in between is off her path again.
      const isElsewhere = [...edited.given.keys()].some((one) => !before.given.has(one));
      if (isElsewhere) edit(editing, edited, step, payloadOf(event));
    }
  }
}

/** One answer changed, and all that follows beside a new customer; null where the step does not take it. */
function edit(editing: Editing, before: Way, step: string, other: unknown): Way | null {
  const { flow, begun, tally, answers } = editing;
  const last = before.rests.findLast(({ status }) => status === 'active');
  const back = last && comeBack(flow, last, step);
  const change = back && inEachWay(flow, step, other).find((event) => back.can(event));
  if (!back || !change) return null;
  const edited = walkOn(
    flow,
    observeStep(flow.chart, back, change),
    asStored(flow, before.given),
    // What is only chosen is accepted as well.
    { done: new Map(onlySaid.has(change.type) ? [] : [[step, change]]), answers },
  );
  const fresh = walkOn(flow, begun, asGiven(flow, edited), { answers });
  const [difference] = compare(editing, { step, other, before, edited, fresh });
  tally.check(difference === undefined, () => difference ?? '');
  return edited;
}

/** What she says without going on. */
const onlySaid = new Set(['WAHL', 'NACHFRAGEN']);

/** The same answer with each event that the step takes it by. */
function inEachWay(flow: FlowUnderTest, step: string, answer: unknown): AnyEventObject[] {
  const events = new Map(
    examplesIn(flow)(step, {})
      .toReversed()
      .map((event) => [event.type, event]),
  );
  return [...events.values()].toReversed().map((event) => withPayload(event, answer));
}

/** Worked out once for each answer: it is the same on every way. */
function othersAt({ flow, seed, known }: Editing, step: string, answer: unknown): unknown[] {
  const key = `${step} ${JSON.stringify(answer)}`;
  const shape = flow.antworten[step];
  if (!shape) return [];
  const examples = knownAt(flow, step, examplesOf(shape, flow.cases.events));
  const others = known.get(key) ?? otherAnswers(shape, answer, examples, seed);
  known.set(key, others);
  return others;
}

/** She goes back to a step by its address, or by what she can do where she is. */
function comeBack(
  { chart, cases }: FlowUnderTest,
  from: AnyMachineSnapshot,
  step: string,
): AnyMachineSnapshot | null {
  if (schrittVon(from) === step) return from;
  const ways: AnyEventObject[] = [
    { type: 'xstate.route', to: `#${step}` },
    ...Object.values(cases.events).filter((event) => payloadOf(event) === null),
  ];
  const there = ways
    .map((event) => observeStep(chart, from, event).next)
    .find((next) => schrittVon(next) === step && !next.hasTag('laedt') && next.status === 'active');
  return there ?? null;
}

/** The examples of the cases, the first that fits. */
export function examplesIn(flow: FlowUnderTest): Wishes {
  return (step) => {
    const shape = flow.antworten[step];
    return shape ? examplesOf(shape, flow.cases.events) : [];
  };
}

/** What is stored is given again; what is stored nowhere, or holds no longer, is typed as before. */
function asStored(flow: FlowUnderTest, given: Way['given']): Wishes {
  const examples = examplesIn(flow);
  return (step, context) => {
    const typed = given.get(step);
    const stored = flow.cases.answers(context)?.[step];
    const first = stored === undefined ? [] : inEachWay(flow, step, stored);
    return [...first, ...(typed ? [typed] : []), ...examples(step, context)];
  };
}

/** What the other customer gave in the end. */
function asGiven(flow: FlowUnderTest, { given }: Way): Wishes {
  const examples = examplesIn(flow);
  return (step, context) => {
    const typed = given.get(step);
    return typed ? inEachWay(flow, step, payloadOf(typed)) : examples(step, context);
  };
}

interface Edited {
  readonly step: string;
  readonly other: unknown;
  /** Her way before the edit. */
  readonly before: Way;
  readonly edited: Way;
  readonly fresh: Way;
}

/** Says the first difference: what follows from it says the same again. */
function compare(
  { flow, start }: Editing,
  { step, other, before, edited, fresh }: Edited,
): string[] {
  const what = `Fresh: ${step} changed to ${JSON.stringify(other)} (${start})`;
  const end = edited.rests.at(-1);
  const wanted = fresh.rests.at(-1);
  if (!end || !wanted) return [];
  if (!isDeepStrictEqual(end.value, wanted.value)) {
    return [`${what} ends at ${placeOf(end)}, a new customer at ${placeOf(wanted)}.`];
  }
  const steps = stepsOf(flow, wanted);
  const binding = flow.cases.once ?? submits;
  for (const id of binding) {
    const last = ({ calls }: Way) => calls.findLast((call) => call.id === id);
    const due = last(fresh);
    // What was sent before the edit stays sent.
    const done = last(edited) ?? (due && last(before));
    const [sent, asked] = [done, due].map((call) => onPath(call?.input, steps));
    if (!isDeepStrictEqual(sent, asked)) {
      return [`${what} sends with ${id} ${differenceOf(sent, asked)}`];
    }
  }
  // Without a draft nothing is kept for later: what stands there belongs to what was just typed.
  if (flow.entwurf === null) return [];
  const [seen, due] = [end, wanted].map((rest) => shownAt(flow, rest, steps));
  // Where it ends on the way, she may have been shown more before.
  const known = flow.cases.knowsMore ?? [];
  const isSame = isSent(flow, fresh)
    ? isDeepStrictEqual(seen, due)
    : holds(without(known, seen), without(known, due));
  if (!isSame) {
    return [`${what} shows at ${placeOf(end)} ${differenceOf(seen, due)}`];
  }
  return differencesOnTheWay(flow, edited, fresh).map((sentence) => `${what} ${sentence}`);
}

function isSent({ cases }: FlowUnderTest, { calls }: Way): boolean {
  return calls.some(({ id }) => (cases.once ?? submits).includes(id));
}

/** On the way nothing is shown that a new customer is not shown there; what she has not come to yet may stand there. */
function differencesOnTheWay(flow: FlowUnderTest, edited: Way, fresh: Way): string[] {
  const places = new Set(edited.rests.slice(0, -1).map(placeOf));
  return [...places].flatMap((place) => {
    const rest = lastAt(edited, place);
    const same = lastAt(fresh, place);
    if (!rest || !same) return [];
    const steps = Object.keys(flow.cases.answers(contextOf(same)) ?? {});
    const [seen, due] = [rest, same].map((one) =>
      without(flow.cases.knowsMore ?? [], shownAt(flow, one, steps)),
    );
    return holds(seen, due) ? [] : [`shows at ${place} ${differenceOf(seen, due)}`];
  });
}

/** The same without parts of these names, wherever they stand. */
function without(names: readonly string[], value: unknown): unknown {
  if (!isRecord(value) || names.length === 0) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !names.includes(name))
      .map(([name, inner]) => [name, without(names, inner)]),
  );
}

/** Where she comes by twice, she has chosen in between. */
function lastAt({ rests }: Way, place: string) {
  return rests.findLast((one) => placeOf(one) === place);
}

/** All that is there for a new customer is there in the same way. */
function holds(seen: unknown, due: unknown): boolean {
  if (due === null || due === undefined) return true;
  if (typeof due !== 'object' || Array.isArray(due)) return isDeepStrictEqual(seen, due);
  if (typeof seen !== 'object' || seen === null) return false;
  return Object.entries(due).every(([key, value]) => holds(Reflect.get(seen, key), value));
}

function stepsOf({ chart, cases }: FlowUnderTest, snapshot: AnyMachineSnapshot): readonly string[] {
  const context = contextOf(snapshot);
  return cases.path?.(context) ?? pfad(chart, context, weiterMit(cases.answers(context) ?? {}));
}

/** The context without answers off the path, which are never sent, and without what is meant to remember an edit. */
function shownAt(
  { cases }: FlowUnderTest,
  snapshot: AnyMachineSnapshot,
  steps: readonly string[],
): unknown {
  const remembered = cases.remembers ?? [];
  const shown = Object.entries(contextOf(snapshot)).filter(([key]) => !remembered.includes(key));
  return onPath(Object.fromEntries(shown), steps);
}

function onPath(value: unknown, steps: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one: unknown) => onPath(one, steps));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => [
      key,
      key === 'antworten' && typeof inner === 'object' && inner !== null
        ? Object.fromEntries(
            Object.entries(inner).filter(([step]: [string, unknown]) => steps.includes(step)),
          )
        : onPath(inner, steps),
    ]),
  );
}

/** Where two values differ first, for a sentence. */
function differenceOf(seen: unknown, due: unknown, path = ''): string {
  if (isRecord(seen) && isRecord(due)) {
    const keys = [...new Set([...Object.keys(seen), ...Object.keys(due)])];
    const key = keys.find((one) => !isDeepStrictEqual(seen[one], due[one]));
    if (key !== undefined) return differenceOf(seen[key], due[key], path ? `${path}.${key}` : key);
  }
  return `${path} ${JSON.stringify(seen)} instead of ${JSON.stringify(due)}.`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
