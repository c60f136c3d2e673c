import { moved } from '#machines/moved.ts';
import { fortsetzen, pfad, schrittVon } from '#machines/walk.ts';
import { observeStart } from '../observe.ts';
import { contextOf } from '../snapshot.ts';
import { routed, type Stay, type Tally } from './stay.ts';

/** Where she is lies on the path of her answers; else Back, a reload and the server's own walk lead elsewhere. */
export function onPathLaw({ isStep, routable, schritte, step, place }: Stay, tally: Tally): void {
  if (!isStep || !routable.includes(step)) return;
  tally.check(
    schritte.includes(step),
    () => `Path: she is at ${place}, but her answers lead only to ${schritte.at(-1)}.`,
  );
}

/**
 * An address leads to its step if that lies on the path, else to the last step that does; within a
 * running flow an address off the path is refused and nothing moves.
 */
export function deepLinkLaw(stay: Stay, tally: Tally): void {
  const { flow, snapshot, place, schritte, step } = stay;
  const start = startAgain(stay);
  const path = pfad(flow.chart, contextOf(start), stay.antwort, stay.ergebnis);
  const end = endOf(stay, start, path);
  for (const wish of stay.routable) {
    if (stay.isStep && wish !== step && !schritte.includes(wish)) {
      tally.check(
        routed(stay, snapshot, wish) === null && isUnmoved(stay, wish),
        () => `Deep link: ${place} lets her go to ${wish}, which is not on her path.`,
      );
    }
    const shown = schrittVon(fortsetzen(flow.chart, start, wish, stay.antwort, stay.ergebnis));
    tally.check(
      shown === (path.includes(wish) ? wish : end),
      () => `Deep link: ${wish} opened with the answers of ${place} shows ${shown}.`,
    );
  }
}

/** The last step of a path, or where its answer leads back to: a result may send her to a step she has passed. */
function endOf({ flow, antwort, ergebnis }: Stay, start: Snapshot, path: readonly string[]) {
  const last = path.at(-1) ?? null;
  const answer = last === null ? null : antwort(last);
  if (last === null || answer === null) return last;
  const there = fortsetzen(flow.chart, start, last, antwort, ergebnis);
  const once = (step: string) => (step === last ? answer : null);
  const back = schrittVon(fortsetzen(flow.chart, there, '', once, ergebnis));
  return back !== null && path.includes(back) ? back : last;
}

type Snapshot = Stay['snapshot'];

/** The flow opened afresh over the answers stored so far. */
export function startAgain({ flow, input, stored }: Stay) {
  const given = typeof input === 'object' ? input : {};
  return observeStart(flow.chart, { ...given, antworten: stored }).next;
}

function isUnmoved({ flow, snapshot }: Stay, step: string): boolean {
  const route = { type: 'xstate.route', to: `#${step}` };
  return moved(flow.chart, snapshot, route) === snapshot;
}
