import { isDeepStrictEqual } from 'node:util';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import * as z from 'zod/mini';
import { choicesIn } from './choices.ts';
import type { Edge } from './explore.ts';
import type { FlowUnderTest } from './flowsUnderTest.ts';
import { offerIn } from './happenings.ts';
import { observeStart, observeStep } from './observe.ts';
import { examplesOf, payloadOf, withPayload } from './payload.ts';
import { placeOf } from './snapshot.ts';
import type { Tour } from './tours.ts';

/** A step of a tour as one customer takes it: what happens, and where she is then. */
export interface Walked {
  readonly edge: Edge;
  readonly snapshot: AnyMachineSnapshot;
}

/**
 * The same tours, each taken by another customer: she answers otherwise where that leads through the same states and
 * arrows. Together they give every other answer that the cases know and every value of a choice, as far as some tour
 * has room for it; a value once given is not given again while others wait.
 */
export function varied(flow: FlowUnderTest, tours: readonly Tour[], page: Page = {}): Walked[][] {
  const waiting = new Set(othersOf(flow, page));
  return asTold(flow, tours).map((asCases, nth) => {
    const tour = tours[nth] ?? [];
    let walked = asCases;
    const given: Other[] = [];
    for (const other of waiting) {
      // All along her way; where that leads elsewhere, one of the times she answers.
      const times = walked.filter(({ edge }) => applies(other, edge.event)).length;
      const ways =
        times === 0 ? [] : [other, ...Array.from({ length: times }, (_, at) => ({ ...other, at }))];
      for (const way of ways) {
        if (!given.every((one) => one.step !== way.step || isBeside(one, way))) continue;
        const otherwise = walk(flow, tour, [...given, way]);
        if (!otherwise) continue;
        walked = otherwise;
        given.push(way);
        waiting.delete(other);
        break;
      }
    }
    return walked;
  });
}

/** The same tours, answered as the cases have it. */
export function asTold(flow: FlowUnderTest, tours: readonly Tour[]): Walked[][] {
  return tours.map((tour) => {
    const walked = walk(flow, tour, []);
    if (!walked) throw new Error(`The tour from ${tour[0]?.name} cannot be walked.`);
    return walked;
  });
}

/** What is known of the page that she answers on. */
interface Page {
  /** Types of events that a changed field sends by itself. */
  readonly sentByChange?: readonly string[];
  /** The values that are offered, by field; any where nothing is told. */
  readonly labels?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Another answer at a step: of one field, or of all of it where it names none. */
interface Other {
  readonly step: string;
  readonly shape: z.ZodMiniType;
  readonly field: string | null;
  readonly from: unknown;
  readonly to: unknown;
  /** Which of the times she gives that answer; each of them unless told. */
  readonly at?: number;
}

/** An answer that each change of a field sends is exchanged whole: it differs in one field from the last. */
function othersOf(
  { antworten, cases }: FlowUnderTest,
  { sentByChange = [], labels = {} }: Page,
): Other[] {
  return Object.entries(antworten).flatMap(([step, shape]) => {
    const [first] = examplesOf(shape, cases.events);
    if (!first) return [];
    const usual = payloadOf(first);
    const changed = Object.values(cases.events).find(
      (event) =>
        sentByChange.includes(event.type) &&
        z.safeParse(shape, payloadOf(event)).success &&
        !isDeepStrictEqual(payloadOf(event), usual),
    );
    if (changed) {
      const from = payloadOf(changed);
      return (cases.others?.[step] ?? []).map((to) => ({ step, shape, field: null, from, to }));
    }
    const at = { step, shape, from: usual, field: null };
    const whole: Other[] = (cases.others?.[step] ?? []).map((to) => Object.assign({ to }, at));
    const examples = examplesOf(shape, cases.events).map(payloadOf);
    const single: Other[] = Object.entries(choicesIn(shape)).flatMap(([field, values]) => {
      // What else is asked may hang on it: then the cases have an answer with all of it.
      if (whole.some(({ to }) => valueIn(to, field) !== valueIn(usual, field))) return [];
      const given = new Set(examples.map((one) => valueIn(one, field)));
      return [...given].flatMap((from) =>
        (values ?? [])
          .filter((to) => from !== undefined && !given.has(to))
          .filter((to) => labels[field] === undefined || labels[field][String(to)] !== undefined)
          .map((to) => ({ step, shape, field, from, to })),
      );
    });
    return single.concat(whole);
  });
}

/** Two fields of one answer, or one at different times. */
function isBeside(one: Other, other: Other): boolean {
  if (one.at !== undefined && other.at !== undefined && one.at !== other.at) return true;
  return one.field !== null && other.field !== null && one.field !== other.field;
}

function applies({ shape, field, from }: Other, event: AnyEventObject): boolean {
  const payload = payloadOf(event);
  if (payload === null || !z.safeParse(shape, payload).success) return false;
  return isDeepStrictEqual(field === null ? payload : valueIn(payload, field), from);
}

/** The event as this customer sends it; `times` counts how often each answer was due. */
function instead(
  event: AnyEventObject,
  others: readonly Other[],
  times: Map<Other, number>,
): AnyEventObject {
  let now = event;
  for (const other of others) {
    if (!applies(other, event)) continue;
    const time = times.get(other) ?? 0;
    times.set(other, time + 1);
    if (other.at !== undefined && other.at !== time) continue;
    const { field, to } = other;
    const payload = payloadOf(now);
    now = withPayload(now, field === null ? to : Object.assign({}, payload, { [field]: to }));
  }
  return now;
}

/** The tour with these answers; null where it would lead elsewhere. */
function walk(flow: FlowUnderTest, tour: Tour, others: readonly Other[]): Walked[] | null {
  const { chart, cases } = flow;
  const offered = offerIn(chart, cases);
  const walked: Walked[] = [];
  const times = new Map<Other, number>();
  for (const edge of tour) {
    const before = walked.at(-1)?.snapshot;
    if (!before) {
      const start = observeStart(chart, edge.event['input']);
      walked.push({ edge: { ...edge, ...start, taken: edge.taken }, snapshot: start.next });
      continue;
    }
    const offer = offered(before).find(({ name }) => name === edge.name);
    if (!offer) return null;
    const event = instead(offer.event, others, times);
    const step = observeStep(chart, before, event);
    const isSame =
      isDeepStrictEqual(step.taken, edge.taken) && placeOf(step.next) === placeOf(edge.next);
    if (!isSame) return null;
    walked.push({ edge: { ...edge, event, ...step }, snapshot: step.next });
  }
  return walked;
}

function valueIn(payload: unknown, field: string): unknown {
  return typeof payload === 'object' && payload !== null ? Reflect.get(payload, field) : undefined;
}
