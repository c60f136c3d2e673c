import { expect, test } from '@playwright/test';
import { charts } from '#machines/registry.ts';
import { transitionId, transitionsOf } from '#machines/transitions.ts';
import { flowsUnderTest, isAskedFor } from '../engine/flowsUnderTest.ts';
import { playTours } from './play.ts';
import { note } from './report.ts';
import { staged } from './staged.ts';
import { unreported } from './unreported.ts';

test.describe.configure({ mode: 'parallel', timeout: 600_000 });
// The trace of some hundred steps is no help, and writing it takes longer than they do.
test.use({ trace: 'off', screenshot: 'off' });

// What stands still on no page of its own is played with another.
const onStage = Object.keys(charts).filter((id) => charts[id]?.gespieltMit === undefined);

for (const id of onStage.filter(isAskedFor)) {
  test(`customers who together take every arrow of ${id} see each state, usable by everyone`, async ({
    browser,
    baseURL,
  }) => {
    const under = (await flowsUnderTest()).find((candidate) => candidate.id === id);
    if (!under || baseURL === undefined) throw new Error(`${id} is not under test.`);
    const { chart } = under;
    const { play, tours } = await staged(under);
    const played = await unreported(browser, () => playTours(play, tours, browser, baseURL));
    const all = transitionsOf(chart).map(transitionId);
    note(test.info(), id, all, played);
    expect(played.faults).toEqual([]);
    expect(played.findings, 'accessibility').toEqual([]);
    expect(played.breaches).toEqual([]);
    expect(played.unused, 'offered and never chosen').toEqual([]);
    expect(
      all.filter((transition) => !played.taken.has(transition)),
      'never taken',
    ).toEqual([]);
  });
}
