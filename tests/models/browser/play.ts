import type { Browser } from '@playwright/test';
import type { Walked } from '../engine/varied.ts';
import { type Play, Theatre, type Trial } from './theatre.ts';

/** What playing a flow's tours showed. */
export interface Played {
  /** Transitions the page has really gone through: the state after them was seen. */
  readonly taken: ReadonlySet<string>;
  /** Leaf states that were looked at. */
  readonly states: ReadonlySet<string>;
  readonly tours: number;
  readonly steps: number;
  /** Time for the steps, without axe. */
  readonly ms: number;
  readonly axeMs: number;
  /** How often axe was asked. */
  readonly asked: number;
  /** What axe found. */
  readonly findings: readonly string[];
  /** What the page did wrong on its way besides: what it sent, where it left the focus, what an empty form said. */
  readonly breaches: readonly string[];
  /** What is offered to choose and no tour has chosen. */
  readonly unused: readonly string[];
  /** How many requests were looked at, and how many states were sent empty. */
  readonly heard: number;
  readonly emptied: number;
  /** Tours that did not go as the model says, one sentence each. */
  readonly faults: readonly string[];
}

/** Every further tour would fail for the same reason. */
const enoughFaults = 3;

/** Plays all tours of a flow, one after the other in the same page. */
export async function playTours(
  play: Play,
  tours: readonly (readonly Walked[])[],
  browser: Browser,
  portal: string,
  trial?: Trial,
): Promise<Played> {
  const theatre = await Theatre.open(play, browser, portal, trial);
  if (!trial) await theatre.looks.clear();
  const faults: string[] = [];
  const start = performance.now();
  for (const [i, tour] of tours.entries()) {
    if (faults.length >= (trial ? 1 : enoughFaults)) break;
    trial?.begins?.(i);
    try {
      await theatre.playTour(tour);
    } catch (error) {
      faults.push(`Tour ${i + 1} of ${tours.length}: ${String(error)}`);
      if (!trial) await theatre.pictureOfFailure(i + 1);
    }
  }
  const { states, ms: axeMs, asked, findings } = theatre.looks;
  const ms = performance.now() - start - axeMs;
  await theatre.close();
  const steps = tours.flat().length;
  const { taken, breaches, emptied, recorder, choices, reading } = theatre;
  return {
    taken,
    breaches: [
      ...breaches,
      ...recorder.breaches,
      ...choices.breaches,
      ...reading.breaches,
      // Of a broken portal only the tours are played that come by the break.
      ...(trial ? [] : reading.unfollowed),
    ],
    unused: choices.unused,
    heard: recorder.heard,
    emptied: emptied.size,
    states,
    tours: tours.length,
    steps,
    ms,
    axeMs,
    asked,
    findings,
    faults,
  };
}
