import { expect, test } from '@playwright/test';
import { flows } from '#machines/registry.ts';
import { statesOf, transitionId, transitionsOf } from '#machines/transitions.ts';
import { explore } from '../engine/explore.ts';
import { flowsUnderTest } from '../engine/flowsUnderTest.ts';
import { report } from '../engine/report.ts';
import { toursOf } from '../engine/tours.ts';
import { driverOf } from './driverOf.ts';
import { HeldCalls } from './heldCalls.ts';
import { type Play, playTour } from './play.ts';

test.describe.configure({ mode: 'parallel', timeout: 180_000 });

for (const id of Object.keys(flows)) {
  test(`customers who together take every arrow of ${id} see each state, usable by everyone`, async ({
    browser,
  }) => {
    const flow = (await flowsUnderTest()).find((candidate) => candidate.id === id);
    if (!flow) throw new Error(`${id} is not under test.`);
    const { chart, cases } = flow;
    const graph = explore(chart, cases);
    const tours = toursOf(graph);
    const driver = await driverOf(id);
    const play: Play = { id, chart, graph, driver, inspected: new Set(), taken: new Set() };
    const start = performance.now();
    for (const tour of tours) {
      const title = `${tour[0]?.name}, ${tour.length} steps to ${tour.at(-1)?.to}`;
      await test.step(title, async () => {
        const context = await browser.newContext();
        const page = await context.newPage();
        await page.clock.install({ time: new Date('2026-11-21T10:00:00+01:00') });
        await playTour(play, tour, { page, calls: new HeldCalls() });
        await context.close();
      });
    }
    const ms = Math.round(performance.now() - start);
    const all = transitionsOf(chart).map(transitionId);
    const covered = all.filter((transition) => play.taken.has(transition)).length;
    report(`models-browser-${id.replace('/', '-')}`, [
      {
        flow: id,
        states: statesOf(chart).length - 1,
        transitions: all.length,
        covered,
        paths: tours.length,
        steps: tours.flat().length,
        ms,
      },
    ]);
    expect(all.filter((transition) => !play.taken.has(transition))).toEqual([]);
  });
}
