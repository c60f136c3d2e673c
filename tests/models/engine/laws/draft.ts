import { isDeepStrictEqual } from 'node:util';
import type { AnyMachineSnapshot } from 'xstate';
import { entwurfAus, type Entwurfsregel, entwurfVon } from '#machines/entwurf.ts';
import {
  erreichbarerSchritt,
  fortsetzen,
  pfad,
  schrittVon,
  type StoredResult,
} from '#machines/walk.ts';
import { observeStart } from '../observe.ts';
import { contextOf, placeOf } from '../snapshot.ts';
import { leftUnanswered } from './customer.ts';
import { startAgain } from './deepLink.ts';
import { orTyped, type Stay, type Tally } from './stay.ts';

/** What is saved and taken up again is the same state; a reload is one, also while something loads. */
export function draftLaw(stay: Stay, regel: Entwurfsregel, tally: Tally): void {
  reloadLaw(stay, tally);
  if (!stay.isStep || leftUnanswered(stay.results)) return;
  const { place, step, stored } = stay;
  // A draft is stored as text.
  const text = JSON.stringify(entwurfVon(regel, step, stored));
  const resumed = resume(stay, regel, JSON.parse(text));
  tally.check(
    resumed !== null && isResumed(stay, regel, resumed),
    () =>
      `Draft: saved at ${place} and taken up again it is ${resumed ? placeOf(resumed) : 'unreadable'}.`,
  );
  olderDrafts(stay, regel, tally);
}

/** Opened again at its address, a flow shows the step, or the last that can be shown; it never hangs. */
function reloadLaw(stay: Stay, tally: Tally): void {
  const { flow, step, place } = stay;
  if (!stay.routable.includes(step)) return;
  const start = startAgain(stay);
  const shown = fortsetzen(flow.chart, start, step, stay.antwort, stay.ergebnis);
  const path = pfad(flow.chart, contextOf(start), stay.antwort, stay.ergebnis);
  tally.check(
    schrittVon(shown) === erreichbarerSchritt(path, step) && !shown.hasTag('laedt'),
    () => `Reload: at ${place} it shows ${schrittVon(shown)} instead of ${step}.`,
  );
}

/**
 * A draft from before a question existed opens at that question, says that it is new, keeps every
 * other answer, and goes on to where it was as soon as the question is answered.
 */
function olderDrafts(stay: Stay, regel: Entwurfsregel, tally: Tally): void {
  const { step, stored, schritte, place, flow } = stay;
  const before = schritte.slice(0, schritte.indexOf(step));
  for (const asked of before) {
    for (const { field, older } of withoutOneField(regel, asked, stored[asked])) {
      const schema = Math.max(1, regel.schema - 1);
      const old = { ...entwurfVon(regel, step, { ...stored, [asked]: older }), schema };
      const read = entwurfAus(regel, old);
      const what = () => `Draft: one from before ${asked}.${field} existed, saved at ${place},`;
      tally.check(
        read?.neueFragen.length === 1 &&
          read.neueFragen[0]?.schritt === asked &&
          isDeepStrictEqual(
            { ...kept(regel, read.antworten), [asked]: stored[asked] },
            kept(regel, stored),
          ),
        () => `${what()} does not name the new question alone or loses an answer.`,
      );
      const opened = resume(stay, regel, old);
      if (
        !tally.check(
          opened !== null && schrittVon(opened) === asked,
          () => `${what()} does not open there.`,
        )
      )
        continue;
      if (!opened) continue;
      const shown = fortsetzen(flow.chart, opened, step, stay.antwort, stay.ergebnis);
      tally.check(isResumed(stay, regel, shown), () => `${what()} does not go on to where it was.`);
    }
  }
}

/** What a draft keeps of the answers: no bank data, for example. */
function kept({ antworten }: Entwurfsregel, stored: Stay['stored']) {
  return Object.fromEntries(Object.entries(stored).filter(([step]) => antworten[step]));
}

/** The same state with the same answers, as far as a draft keeps them. */
function isResumed(
  { flow, snapshot, stored }: Stay,
  regel: Entwurfsregel,
  other: AnyMachineSnapshot,
) {
  return (
    isDeepStrictEqual(snapshot.value, other.value) &&
    isDeepStrictEqual(kept(regel, stored), kept(regel, flow.cases.answers(other.context) ?? {}))
  );
}

function resume({ flow, input, ergebnis, typed }: Stay, regel: Entwurfsregel, draft: unknown) {
  const read = entwurfAus(regel, draft);
  if (!read) return null;
  const given = typeof input === 'object' ? input : {};
  const start = observeStart(flow.chart, { ...given, antworten: read.antworten }).next;
  const { resumed = (_, output) => output } = flow.cases;
  const again: StoredResult = (call) => {
    const known = ergebnis(call);
    return known && { output: resumed(call.id, known.output) };
  };
  // A part of an answer is none: she gives it once more.
  const whole = kept(regel, read.antworten);
  return fortsetzen(flow.chart, start, read.schritt, orTyped(whole, typed), again);
}

/** An answer as it was before each of its fields that must be there. */
function withoutOneField(regel: Entwurfsregel, step: string, answer: unknown) {
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.keys(answer).flatMap((field) => {
    const older = Object.fromEntries(Object.entries(answer).filter(([name]) => name !== field));
    const draft = entwurfAus(regel, entwurfVon(regel, step, { [step]: older }));
    return draft?.neueFragen.length ? [{ field, older }] : [];
  });
}
