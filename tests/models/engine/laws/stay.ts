import { isDeepStrictEqual } from 'node:util';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { moved } from '#machines/moved.ts';
import { activeStates, statesOf } from '#machines/transitions.ts';
import { type Antwort, type Ergebnis, pfad, schrittVon, weiterMit } from '#machines/walk.ts';
import { resultOf, type Stop } from './customer.ts';
import type { FlowUnderTest } from '../flowsUnderTest.ts';
import { contextOf, placeOf } from '../snapshot.ts';

/** A customer at a state, with what the laws ask of it. */
export interface Stay extends Stop {
  readonly flow: FlowUnderTest;
  readonly step: string;
  /** Name of the state for a sentence. */
  readonly place: string;
  readonly stored: Readonly<Record<string, unknown>>;
  readonly antwort: Antwort;
  readonly ergebnis: Ergebnis;
  /** The steps on her path. */
  readonly schritte: readonly string[];
  /** The steps that have an address. */
  readonly routable: readonly string[];
  /** She is asked here: nothing loads, and it is the step itself, not a failure or a question within it. */
  readonly isStep: boolean;
}

export function stayOf(flow: FlowUnderTest, stop: Stop): Stay {
  const { chart, cases, entwurf } = flow;
  const { snapshot } = stop;
  const context = contextOf(snapshot);
  const stored = cases.answers(context) ?? {};
  const antwort = weiterMit(stored);
  return {
    ...stop,
    flow,
    step: schrittVon(snapshot) ?? '',
    place: placeOf(snapshot),
    stored,
    antwort,
    ergebnis: resultOf(flow, stop.results),
    schritte: entwurf ? (cases.path?.(context) ?? pfad(chart, context, antwort)) : [],
    routable: statesOf(chart)
      .filter(({ config }) => config.route !== undefined)
      .map(({ id }) => id),
    isStep:
      !snapshot.hasTag('laedt') &&
      activeStates(snapshot).some(({ config }) => config.route !== undefined),
  };
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
