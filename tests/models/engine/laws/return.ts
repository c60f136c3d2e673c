import { isDeepStrictEqual } from 'node:util';
import type { AnyMachineSnapshot } from 'xstate';
import { globaleEreignisse } from '#machines/globals.ts';
import { schrittVon } from '#machines/walk.ts';
import type { Graph } from '../explore.ts';
import type { FlowUnderTest } from '../flowsUnderTest.ts';
import { observeStep } from '../observe.ts';
import { contextOf, placeOf } from '../snapshot.ts';
import { submits } from './once.ts';
import type { Tally } from './stay.ts';

/**
 * Where the session ends on the way and she signs in again, she is where she was, with all she had answered. What was
 * being sent is not sent again by itself: she is at the step she sent it from. Nothing leads on before the sign-in.
 */
export function returnLaw(
  { chart, cases }: FlowUnderTest,
  { vertices }: Graph,
  tally: Tally,
): void {
  if (cases.calls['anmeldung'] === undefined) return;
  for (const { key, snapshot } of vertices.values()) {
    if (snapshot.status !== 'active' || snapshot.hasTag('unterbrochen')) continue;
    for (const type of globaleEreignisse) {
      const interrupted = observeStep(chart, snapshot, { type }).next;
      if (!interrupted.hasTag('unterbrochen')) continue;
      tally.check(
        isDeepStrictEqual(contextOf(interrupted), contextOf(snapshot)),
        () => `Return: ${type} changes what is kept in ${key}.`,
      );
      const { next, calls } = observeStep(chart, interrupted, signedIn);
      const sent = calls.find(({ id }) => (cases.once ?? submits).includes(id));
      tally.check(sent === undefined, () => `Return: ${sent?.id} is sent by itself in ${key}.`);
      tally.check(
        isBack(snapshot, next),
        () => `Return: after ${type} in ${key} she is in ${placeOf(next)}.`,
      );
    }
  }
}

const signedIn = { type: 'xstate.done.actor.anmeldung', output: { dieselbe: true } };

/** A call that is made once may be left for the form it was sent from; everything else stands as it stood. */
function isBack(before: AnyMachineSnapshot, after: AnyMachineSnapshot): boolean {
  if (!isDeepStrictEqual(contextOf(before), contextOf(after))) return false;
  if (isDeepStrictEqual(before.value, after.value)) return true;
  return (
    before.hasTag('laedt') && !after.hasTag('laedt') && schrittVon(before) === schrittVon(after)
  );
}
