import { describe, expect, test } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { transitionId, transitionsOf } from '#machines/transitions.ts';
import type { FlowCases } from './engine/cases.ts';
import { explore } from './engine/explore.ts';
import { play } from './engine/headless.ts';
import { lintBehaviour } from './engine/lint/behaviour.ts';
import { lintChart } from './engine/lint/chart.ts';
import { toursOf } from './engine/tours.ts';

// Small charts with one mistake each: the proof must see it.
const p = setup({
  types: { context: {} as { mal: number } },
  actors: { frage: fromPromise(() => Promise.resolve()) },
  guards: { oft: ({ context }) => context.mal > 0, immer: () => true },
  actions: { zaehlen: assign({ mal: ({ context }) => context.mal + 1 }) },
});
const meta = { step: 'a' };
const ende = { description: 'Ende', type: 'final', meta } as const;
const globals = { ABGEMELDET: '.ende', SITZUNG_ABGELAUFEN: '.ende' } as const;
const root = { id: 'probe', description: 'Probe', context: { mal: 0 }, initial: 'a' } as const;
const cases: FlowCases = {
  inputs: { frisch: undefined },
  events: {
    WEITER: { type: 'WEITER' },
    ABGEMELDET: { type: 'ABGEMELDET' },
    SITZUNG_ABGELAUFEN: { type: 'SITZUNG_ABGELAUFEN' },
  },
  calls: {},
  flags: () => [],
  answers: () => null,
  invariants: {},
};

describe('an engineer is told by the proof', () => {
  test('that a state has no description, an arrow no name and a call no way to fail', () => {
    const chart = p.createMachine({
      ...root,
      states: {
        a: {
          meta,
          invoke: { src: 'frage' },
          on: { WEITER: { guard: () => true, target: 'ende' } },
        },
        ende,
      },
    });
    expect(lintChart(chart)).toEqual([
      'probe.a has no description.',
      'A call of probe.a has no id.',
      'A call of probe.a has no onError.',
      'probe.a|WEITER|0 has an unnamed guard.',
    ]);
  });

  test('that a target does not exist', () => {
    expect(() =>
      lintChart(
        p.createMachine({
          ...root,
          states: { a: { description: 'A', meta, on: { WEITER: 'nirgends' } } },
        }),
      ),
    ).toThrow(/nirgends/);
  });

  test('that a state ignores the end of the session and leads nowhere', () => {
    const chart = p.createMachine({ ...root, states: { a: { description: 'A' } } });
    expect(lintBehaviour(chart, cases, explore(chart, cases))).toEqual([
      '["a",[]] ignores ABGEMELDET.',
      '["a",[]] ignores SITZUNG_ABGELAUFEN.',
      '["a",[]] belongs to no step.',
      '["a",[]] is a dead end.',
    ]);
  });

  test('that a guard never says no', () => {
    const chart = p.createMachine({
      ...root,
      on: globals,
      states: {
        a: { description: 'A', meta, on: { WEITER: { guard: 'immer', target: 'ende' } } },
        ende,
      },
    });
    expect(lintBehaviour(chart, cases, explore(chart, cases))).toEqual([
      'The guard of probe.a|WEITER|0 was never seen false.',
    ]);
  });

  const counting = p.createMachine({
    ...root,
    on: globals,
    states: {
      a: {
        description: 'A',
        meta,
        on: {
          WEITER: [
            { guard: 'oft', target: 'ende' },
            { target: 'a', actions: 'zaehlen' },
          ],
        },
      },
      ende,
    },
  });

  test('that a guard reads what the key of a state does not hold', () => {
    const told = lintBehaviour(counting, cases, explore(counting, cases));
    expect(told.some((sentence) => sentence.endsWith('answers WEITER otherwise.'))).toBe(true);
    const taken = new Set(
      toursOf(explore(counting, cases))
        .flat()
        .flatMap((edge) => edge.taken),
    );
    expect(taken.has('probe.a|WEITER|0')).toBe(false);
  });

  test('nothing once the key holds it, and every arrow is taken', () => {
    const withFlag: FlowCases = {
      ...cases,
      flags: (context) => [JSON.stringify(context)],
    };
    const graph = explore(counting, withFlag);
    expect(lintBehaviour(counting, withFlag, graph)).toEqual([]);
    const played = toursOf(graph).map((tour) => play(counting, withFlag, tour));
    expect(played.flatMap(({ faults }) => faults)).toEqual([]);
    const taken = new Set(played.flatMap((tour) => tour.taken));
    expect(
      transitionsOf(counting)
        .map(transitionId)
        .filter((id) => !taken.has(id)),
    ).toEqual([]);
  });

  test('that the actor went elsewhere than the model', () => {
    const graph = explore(counting, cases);
    const [tour = []] = toursOf(graph);
    const wrong = tour.map((edge) => Object.assign({}, edge, { to: '["nirgends",[]]' }));
    expect(play(counting, cases, wrong).faults).not.toEqual([]);
  });

  test('that an invariant is broken somewhere on the way', () => {
    const strict: FlowCases = {
      ...cases,
      invariants: { 'the end is never reached': (state) => !state.matches('ende') },
    };
    const told = lintBehaviour(counting, strict, explore(counting, strict));
    expect(told.some((sentence) => sentence.endsWith('the end is never reached'))).toBe(true);
  });
});
