import { afterAll, describe, expect, test } from 'vitest';
import { statesOf, transitionId, transitionsOf } from '#machines/transitions.ts';
import { explore } from './engine/explore.ts';
import { flowsUnderTest } from './engine/flowsUnderTest.ts';
import { play } from './engine/headless.ts';
import { backAndForward } from './engine/laws.ts';
import { lintBehaviour } from './engine/lintBehaviour.ts';
import { lintChart } from './engine/lintChart.ts';
import { type ProofLine, report } from './engine/report.ts';
import { toursOf } from './engine/tours.ts';

const lines: ProofLine[] = [];

describe.each(await flowsUnderTest())('$id', ({ id, chart, cases }) => {
  const graph = explore(chart, cases);

  test('an analyst finds every state described and every arrow, guard and call named', () => {
    expect(lintChart(chart)).toEqual([]);
  });

  test('a customer is never stuck, never ignored, and every guard can say yes and no', () => {
    expect(lintBehaviour(chart, cases, graph)).toEqual([]);
  });

  test('a customer who goes back and forward again finds the same step with her answers', () => {
    expect(backAndForward(chart, cases, graph).faults).toEqual([]);
  });

  test('customers who together take every arrow always arrive where the chart says', () => {
    const start = performance.now();
    const tours = toursOf(explore(chart, cases));
    const played = tours.map((tour) => play(chart, cases, tour));
    const ms = Math.round(performance.now() - start);
    const all = transitionsOf(chart).map(transitionId);
    const taken = new Set(played.flatMap((tour) => tour.taken));
    lines.push({
      flow: id,
      states: statesOf(chart).length - 1,
      transitions: all.length,
      covered: all.filter((transition) => taken.has(transition)).length,
      paths: tours.length,
      steps: played.reduce((sum, tour) => sum + tour.steps, 0),
      ms,
    });
    expect(played.flatMap((tour) => tour.faults)).toEqual([]);
    expect(all.filter((transition) => !taken.has(transition))).toEqual([]);
  });
});

afterAll(() => report('models', lines));
