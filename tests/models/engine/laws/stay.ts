import { isDeepStrictEqual } from 'node:util';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject, StateValue } from 'xstate';
import { moved } from '#machines/moved.ts';
import { activeStates, statesOf } from '#machines/transitions.ts';
import {
  type StoredAnswer,
  type StoredResult,
  pfad,
  schrittVon,
  weiterMit,
} from '#machines/walk.ts';
import { type Customer, resultOf, type Stop } from './customer.ts';
import type { FlowUnderTest } from '../flowsUnderTest.ts';
import { contextOf, placeOf } from '../snapshot.ts';

/** A customer at a state, with what the laws ask of it. */
export interface Stay extends Stop {
  readonly flow: FlowUnderTest;
  readonly step: string;
  /** Name of the state for a sentence. */
  readonly place: string;
  readonly stored: Readonly<Record<string, unknown>>;
  /** Her answers given again: the stored ones, and what no draft holds typed again, such as a code. */
  readonly antwort: StoredAnswer;
  readonly typed: StoredAnswer;
  readonly ergebnis: StoredResult;
  /** The steps on her path. */
  readonly schritte: readonly string[];
  /** The steps that have an address. */
  readonly routable: readonly string[];
  /** She is asked here: nothing loads, and it is the step itself, not a failure or a question within it. */
  readonly isStep: boolean;
}

export function stayOf(flow: FlowUnderTest, stop: Stop, { answers }: Customer): Stay {
  const { chart, cases, entwurf } = flow;
  const { snapshot } = stop;
  const context = contextOf(snapshot);
  const stored = cases.answers(context) ?? {};
  const typed: StoredAnswer = (schritt) => {
    const answer = answers[schritt];
    if (!answer || entwurf?.antworten[schritt]) return null;
    return cases.filledIn?.(answer, context) ?? answer;
  };
  const antwort = orTyped(stored, typed);
  return {
    ...stop,
    flow,
    step: schrittVon(snapshot) ?? '',
    place: placeOf(snapshot),
    stored,
    antwort,
    typed,
    ergebnis: resultOf(flow, stop.results),
    schritte: entwurf ? (cases.path?.(context) ?? pfad(chart, context, antwort)) : [],
    routable: statesOf(chart)
      .filter(({ config }) => config.route !== undefined)
      .map(({ id }) => id),
    isStep: isStep(chart, snapshot),
  };
}

/** Stored answers first; what is not stored is typed again. */
export function orTyped(
  stored: Readonly<Record<string, unknown>>,
  typed: StoredAnswer,
): StoredAnswer {
  const given = weiterMit(stored);
  return (schritt) => given(schritt) ?? typed(schritt);
}

/** Where the step itself rests: its first inner state, or the one it goes on to by itself. */
function isStep(chart: AnyStateMachine, snapshot: AnyMachineSnapshot): boolean {
  const step = activeStates(snapshot).findLast(({ config }) => config.route !== undefined);
  if (!step || snapshot.hasTag('laedt') || snapshot.hasTag('fehler')) return false;
  const value = step.path.reduceRight<StateValue>((inner, key) => ({ [key]: inner }), {});
  const entered = chart.resolveState({ value, context: contextOf(snapshot) });
  const rests = moved(chart, entered, { type: 'xstate.init' });
  return isDeepStrictEqual(rests.value, snapshot.value);
}

/** Where the address of a step leads; null when it is refused. */
export function routed(
  { flow }: Stay,
  snapshot: AnyMachineSnapshot,
  step: string,
): AnyMachineSnapshot | null {
  const route: EventObject & { to: string } = { type: 'xstate.route', to: `#${step}` };
  const next = moved(flow.chart, snapshot, route);
  return schrittVon(next) === step ? next : null;
}

/** The same state with the same answers. */
export function isSame({ flow, snapshot, stored }: Stay, other: AnyMachineSnapshot): boolean {
  return (
    isDeepStrictEqual(snapshot.value, other.value) &&
    isDeepStrictEqual(stored, flow.cases.answers(other.context) ?? {})
  );
}

/** Counts what was tried and keeps what was broken. */
export class Tally {
  checks = 0;
  readonly faults: string[] = [];

  check(holds: boolean, sentence: () => string): boolean {
    this.checks += 1;
    if (!holds) this.faults.push(sentence());
    return holds;
  }
}
