import { check, property } from 'fast-check';
import { type Customer, customersOf, visit } from './customer.ts';
import type { Graph } from '../explore.ts';
import type { FlowUnderTest } from '../flowsUnderTest.ts';
import { backLaw } from './back.ts';
import { deepLinkLaw, onPathLaw } from './deepLink.ts';
import { draftLaw } from './draft.ts';
import { editLaw } from './edit.ts';
import { discardLaw, earnedLaw, remedyLaw } from './ends.ts';
import { freshLaw } from './fresh.ts';
import { keepLaw } from './keep.ts';
import { onceLaw } from './once.ts';
import { refuseLaw } from './refuse.ts';
import { returnLaw } from './return.ts';
import { stayOf, Tally } from './stay.ts';

/** What the laws found: sentences, and how often they were tried. */
export interface Judged {
  readonly faults: readonly string[];
  readonly checks: number;
  /** Names of the laws that were broken. */
  readonly broken: readonly string[];
}

/**
 * The laws on every step of a flow, with generated customers. A failure names the seed with which it
 * comes again; the same seed walks the same customers.
 */
export function judge(flow: FlowUnderTest, graph: Graph, runs: number, seed?: number): Judged {
  const tally = new Tally();
  const found: string[] = [];
  onceLaw(flow, graph, tally);
  keepLaw(flow, graph, tally);
  freshLaw(flow, tally, seed ?? 1);
  earnedLaw(flow, graph, tally);
  remedyLaw(flow, graph, tally);
  discardLaw(flow, graph, tally);
  returnLaw(flow, graph, tally);
  const {
    failed,
    seed: used,
    counterexample,
    errorInstance,
  } = check(
    property(customersOf(flow), (customer) => obey(flow, customer, tally, found)),
    { numRuns: runs, endOnFailure: true, ...(seed === undefined ? {} : { seed }) },
  );
  const broken = failed
    ? [`${String(errorInstance)} (seed ${used}, customer ${JSON.stringify(counterexample)})`]
    : [];
  return {
    faults: [...tally.faults, ...broken],
    checks: tally.checks,
    broken: namesIn([...tally.faults, ...found]),
  };
}

/** A sentence begins with the name of its law. */
function namesIn(sentences: readonly string[]): string[] {
  return [...new Set(sentences.map((sentence) => sentence.split(':')[0] ?? ''))];
}

function obey(flow: FlowUnderTest, customer: Customer, tally: Tally, found: string[]): void {
  const own = new Tally();
  const stops = visit(flow, customer);
  for (const stop of stops) {
    if (stop.snapshot.status !== 'active') continue;
    const stay = stayOf(flow, stop, customer);
    refuseLaw(stay, own);
    if (flow.entwurf === null) continue;
    onPathLaw(stay, own);
    backLaw(stay, own);
    deepLinkLaw(stay, own);
    draftLaw(stay, flow.entwurf, own);
    editLaw(stay, customer.changes, own);
  }
  tally.checks += own.checks;
  found.push(...own.faults);
  if (own.faults.length > 0) throw new Error(own.faults[0]);
}
