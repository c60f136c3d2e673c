import { isDeepStrictEqual } from 'node:util';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { naechsteAntwort, schrittVon, weiterMit } from '#machines/walk.ts';
import type { ChartCall } from '../cases.ts';
import { observeStep } from '../observe.ts';
import { payloadOf } from '../payload.ts';
import { leftUnanswered } from './customer.ts';
import { isKept } from './keep.ts';
import { isSame, routed, type Stay, type Tally } from './stay.ts';

/**
 * An answer changed from a later step: what it invalidates is asked again, every other answer stays
 * and is not asked; the same answer given again calls nothing; changed back it is as before.
 */
export function editLaw(
  stay: Stay,
  changes: Readonly<Record<string, AnyEventObject>>,
  tally: Tally,
): void {
  if (!stay.isStep) return;
  const { step, schritte, stored, place } = stay;
  for (const asked of schritte.slice(0, schritte.indexOf(step))) {
    const before = routed(stay, stay.snapshot, asked);
    if (!before || stored[asked] === undefined) continue;
    const unchanged = goOn(stay, before, asked, { type: 'WEITER', antwort: stored[asked] });
    tally.check(
      isSame(stay, unchanged.end) && unchanged.calls.length === 0,
      () =>
        `Edit: ${asked} answered again as it was, from ${place}, ends elsewhere or calls again.`,
    );
    const change = changes[asked];
    if (!change || !before.can(change)) continue;
    const changed = goOn(stay, before, asked, change);
    if (stay.flow.cases.anew?.includes(asked)) {
      forgetsOtherAnswers(stay, asked, changed.end, tally);
      continue;
    }
    keepsOtherAnswers(stay, asked, change, changed.end, tally);
    asksOnlyWhatItMust(stay, changed.end, asked, tally);
    const back = changed.end.status === 'active' ? routed(stay, changed.end, asked) : null;
    if (!back || leftUnanswered(stay.results)) continue;
    const restored = goOn(stay, back, asked, { type: 'WEITER', antwort: stored[asked] });
    tally.check(
      isSame(stay, restored.end),
      () => `Edit: ${asked} changed from ${place} and changed back is not as before.`,
    );
  }
}

function forgetsOtherAnswers(
  { flow, stored, place }: Stay,
  asked: string,
  end: AnyMachineSnapshot,
  tally: Tally,
): void {
  const { [asked]: answer, ...others } = flow.cases.answers(end.context) ?? {};
  tally.check(
    Object.keys(others).length === 0 || isDeepStrictEqual(answer, stored[asked]),
    () => `Edit: ${asked} changed from ${place} keeps what was answered for another.`,
  );
}

function keepsOtherAnswers(
  { flow, stored, place }: Stay,
  asked: string,
  change: AnyEventObject,
  end: AnyMachineSnapshot,
  tally: Tally,
): void {
  // What ended without taking the answer keeps the old ones; the flow is over.
  if (end.status !== 'active') return;
  const { [asked]: answer, ...others } = flow.cases.answers(end.context) ?? {};
  const { [asked]: _before, ...unchanged } = stored;
  const shape = flow.antworten[asked];
  tally.check(
    isDeepStrictEqual(others, unchanged) &&
      shape !== undefined &&
      isKept(answer, payloadOf(change), shape),
    () => `Edit: ${asked} changed from ${place} loses or alters another answer.`,
  );
}

function asksOnlyWhatItMust(
  { flow, step, place }: Stay,
  end: AnyMachineSnapshot,
  asked: string,
  tally: Tally,
): void {
  const shown = schrittVon(end);
  if (end.status !== 'active' || shown === null || shown === step || end.hasTag('fehler')) return;
  const known = weiterMit(flow.cases.answers(end.context) ?? {})(shown);
  tally.check(
    known === null || !end.can(known),
    () => `Edit: ${asked} changed from ${place} asks ${shown} again though its answer holds.`,
  );
}

/** The answer given, then forward over what is stored, as the portal does; with the calls that were made. */
function goOn(
  { flow, step, ergebnis }: Stay,
  from: AnyMachineSnapshot,
  asked: string,
  answer: AnyEventObject,
): { end: AnyMachineSnapshot; calls: ChartCall[] } {
  const calls: ChartCall[] = [];
  const given = new Set([asked]);
  let end = from;
  for (let event: AnyEventObject | null = answer; event;) {
    let seen = observeStep(flow.chart, end, event);
    for (let waits = true; waits;) {
      calls.push(...seen.calls);
      const call = seen.calls.at(-1);
      const result = call && seen.next.hasTag('laedt') ? ergebnis(call) : null;
      waits = result !== null;
      if (call && result) {
        const done = { type: `xstate.done.actor.${call.id}`, output: result.output };
        seen = observeStep(flow.chart, seen.next, done);
      }
    }
    end = seen.next;
    const stored = flow.cases.answers(end.context) ?? {};
    event = naechsteAntwort(end, step, weiterMit(stored), given);
  }
  return { end, calls };
}
