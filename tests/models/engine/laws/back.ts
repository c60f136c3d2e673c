import { isDeepStrictEqual } from 'node:util';
import { observeStep } from '../observe.ts';
import { placeOf } from '../snapshot.ts';
import { isSame, routed, type Stay, type Tally } from './stay.ts';

/** Back, then forward, is the same state with the same answers; no call is made on the way. */
export function backLaw(stay: Stay, tally: Tally): void {
  const { flow, snapshot, step, schritte, stored, place } = stay;
  if (!stay.isStep) return;
  for (const other of schritte) {
    if (other === step || !stay.routable.includes(other)) continue;
    const back = routed(stay, snapshot, other);
    if (!tally.check(back !== null, () => `Back: ${place} does not let her go to ${other}.`))
      continue;
    if (!back) continue;
    tally.check(
      isDeepStrictEqual(flow.cases.answers(back.context) ?? {}, stored),
      () => `Back: going from ${place} to ${other} changes an answer.`,
    );
    const forward = observeStep(flow.chart, back, { type: 'xstate.route', to: `#${step}` });
    const called = forward.calls.map(({ id }) => `, calling ${id}`).join('');
    tally.check(
      isSame(stay, forward.next) && called === '',
      () =>
        `Back: from ${place} to ${other} and forward again is ${placeOf(forward.next)}${called}.`,
    );
  }
}
