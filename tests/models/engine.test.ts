import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, assign, fromPromise, setup } from 'xstate';
import * as z from 'zod/mini';
import type { FlowCases } from './engine/cases.ts';
import { explore } from './engine/explore.ts';
import type { FlowUnderTest } from './engine/flowsUnderTest.ts';
import { play } from './engine/headless.ts';
import type { Failures } from './engine/lint/failures.ts';
import type { Sources } from './engine/lint/screens.ts';
import { prove, type Question } from './engine/prove.ts';
import { toursOf } from './engine/tours.ts';

// Small charts with one mistake each: the proof must see it.
const p = setup({
  types: { context: {} as { mal: number } },
  actors: { frage: fromPromise(() => Promise.resolve()) },
  guards: {
    oft: ({ context }) => context.mal > 0,
    sehrOft: ({ context }) => context.mal > 5,
    immer: () => true,
    nie: () => false,
  },
  actions: { zaehlen: assign({ mal: ({ context }) => Math.min(context.mal + 1, 2) }) },
});
const meta = { step: 'a', title: 'A' };
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
  ends: { ende: null },
  invariants: {},
};
const screens: Sources = {
  views: { 'View.tsx': 'const steps: Steps = { a: A };' },
  texts: new Set(['aTitel']),
};

/** What the proof says to one question. */
function told(
  question: Question,
  chart: AnyStateMachine,
  other: Partial<FlowUnderTest> = {},
  sources = screens,
): string[] {
  const flow = { id: 'probe', chart, cases, antworten: {}, entwurf: null, ...other };
  return prove(flow, { runs: 2, sources })
    .faults.filter((fault) => fault.question === question)
    .map(({ sentence }) => sentence);
}

const healthy = p.createMachine({
  ...root,
  on: globals,
  states: { a: { description: 'A', meta, on: { WEITER: 'ende' } }, ende },
});

const guarded = (guard: 'immer' | 'nie') =>
  p.createMachine({
    ...root,
    on: globals,
    states: {
      a: { description: 'A', meta, on: { WEITER: [{ guard, target: 'ende' }, 'b'] } },
      b: { description: 'B', meta, on: { WEITER: 'ende' } },
      ende,
    },
  });

const counting = (guard: 'oft' | 'sehrOft') =>
  p.createMachine({
    ...root,
    on: globals,
    states: {
      a: {
        description: 'A',
        meta,
        on: {
          WEITER: [
            { guard, target: 'ende' },
            { target: 'a', actions: 'zaehlen' },
          ],
        },
      },
      ende,
    },
  });

describe('an engineer is told by the proof', () => {
  test('nothing about a chart that is whole', () => {
    const flow = { id: 'probe', chart: healthy, cases, antworten: {}, entwurf: null };
    const { faults, line } = prove(flow, { sources: screens });
    expect(faults).toEqual([]);
    expect(line).toMatchObject({ states: 2, transitions: 4, covered: 4, guards: '0/0', paths: 3 });
  });

  test('that a state has no description, an arrow no name, and a call no way to fail or no tag', () => {
    const chart = p.createMachine({
      ...root,
      on: globals,
      states: {
        a: {
          meta,
          invoke: { src: 'frage' },
          on: { WEITER: { guard: () => true, target: 'ende' } },
        },
        ende,
      },
    });
    expect(told('chart', chart)).toEqual([
      'probe.a has no description.',
      'probe.a makes a call without the tag laedt.',
      'A call of probe.a has no id.',
      'A call of probe.a has no onError.',
      'probe.a|WEITER|0 has an unnamed guard.',
    ]);
  });

  test.each(['nirgends', '#nirgends', '.nirgends'])(
    'that the target %s does not exist, before anything runs',
    (target) => {
      expect(() =>
        p.createMachine({
          ...root,
          states: { a: { description: 'A', meta, on: { WEITER: target } } },
        }),
      ).toThrow(/nirgends/);
    },
  );

  test('that a first state does not exist', () => {
    const chart = p.createMachine({
      ...root,
      initial: 'nirgends',
      states: { a: { description: 'A', meta } },
    });
    expect(told('chart', chart)).toEqual([expect.stringContaining('nirgends')]);
  });

  test('that two states send each other on for ever', () => {
    const chart = p.createMachine({
      ...root,
      on: globals,
      states: {
        a: { description: 'A', meta, on: { WEITER: 'hin' } },
        hin: { description: 'Hin', meta, always: 'her' },
        her: { description: 'Her', meta, always: 'hin' },
        ende,
      },
    });
    expect(told('chart', chart)).toEqual([expect.stringContaining('Infinite loop detected')]);
  });

  test('that a step has no view, no heading and no title', () => {
    const chart = p.createMachine({
      ...root,
      on: globals,
      states: {
        a: { description: 'A', meta, on: { WEITER: 'b' } },
        b: { description: 'B', meta: { step: 'b', title: '' }, on: { WEITER: 'ende' } },
        ende,
      },
    });
    expect(told('screens', chart)).toEqual([
      'The step b has no view.',
      'The step b has no heading.',
      'The step b has no title.',
    ]);
  });

  test('that a step takes answers without a shape, and that a shape belongs to no step or to no case', () => {
    const events = { ...cases.events, WEITER: { type: 'WEITER', antwort: { wert: 1 } } };
    const asked = { cases: { ...cases, events } };
    const shape = z.object({ wert: z.int() });
    expect(told('answers', healthy, asked)).toEqual([
      'The step a takes answers, but the registry has no shape of them.',
    ]);
    expect(told('answers', healthy, { ...asked, antworten: { a: shape } })).toEqual([]);
    expect(told('answers', healthy, { ...asked, antworten: { a: shape, b: shape } })).toEqual([
      'The answers of b belong to no step.',
    ]);
    expect(told('answers', healthy, { antworten: { a: shape } })).toEqual([
      'No case answers the step a.',
    ]);
  });

  test('that steps have addresses and nobody says how a draft is kept, or of another flow', () => {
    const chart = p.createMachine({
      ...root,
      on: globals,
      states: {
        a: { id: 'a', description: 'A', meta, route: { guard: 'immer' }, on: { WEITER: 'ende' } },
        ende,
      },
    });
    expect(told('answers', chart)).toEqual([
      'Its steps have addresses, but the registry has no draft of it.',
    ]);
    const entwurf = { flow: 'andere', schema: 1, antworten: { a: z.object({}) } };
    expect(told('answers', chart, { entwurf })).toEqual([
      'Its draft belongs to andere.',
      'Its draft keeps a, which the registry has no shape of.',
    ]);
  });

  test('that a state ignores the end of the session and leads nowhere', () => {
    const chart = p.createMachine({ ...root, states: { a: { description: 'A' } } });
    expect(told('behaviour', chart)).toEqual([
      '["a",[]] ignores ABGEMELDET.',
      '["a",[]] ignores SITZUNG_ABGELAUFEN.',
      '["a",[]] belongs to no step.',
      '["a",[]] is a dead end.',
    ]);
  });

  test('that only signing out leads on', () => {
    const chart = p.createMachine({
      ...root,
      on: globals,
      states: { a: { description: 'A', meta }, ende },
    });
    expect(told('behaviour', chart)).toEqual(['["a",[]] is a dead end.']);
  });

  test('that a call fails to another place than was written, and that nobody wrote where to', () => {
    const chart = p.createMachine({
      ...root,
      on: globals,
      states: {
        a: {
          description: 'A',
          meta,
          tags: 'laedt',
          invoke: { id: 'frage', src: 'frage', onDone: 'ende', onError: 'b' },
        },
        b: { description: 'B', meta, on: { WEITER: 'ende' } },
        ende,
      },
    });
    const calls = { frage: { done: { ja: 1 }, error: { nein: 1, nie: 2 } } };
    const failing = (failures: Failures) =>
      told('behaviour', chart, { cases: { ...cases, calls }, failures });
    expect(failing({ frage: { nein: 'b', nie: 'b' } })).toEqual([]);
    expect(failing({ frage: { nein: 'ende' } })).toEqual([
      'Nobody wrote where frage ✗ nie leads.',
      'frage ✗ nein at ["a",[]] leads to b.',
    ]);
    const failures = { frage: { nein: 'b', nie: 'b' } };
    const sentences = { frage: { nein: 'Das geht nicht.' } };
    expect(told('behaviour', chart, { cases: { ...cases, calls }, failures, sentences })).toEqual([
      'Nobody wrote what is read after frage ✗ nie.',
    ]);
  });

  test('that a guard never says no, or never yes', () => {
    expect(told('behaviour', guarded('immer'))).toEqual([
      'The guard of probe.a|WEITER|0 was never seen false.',
    ]);
    expect(told('tours', guarded('nie'))).toEqual(['probe.a|WEITER|0 is never taken.']);
  });

  test('that no case takes an arrow', () => {
    const chart = p.createMachine({
      ...root,
      on: globals,
      states: { a: { description: 'A', meta, on: { WEITER: 'ende', NIE: 'ende' } }, ende },
    });
    expect(told('tours', chart)).toEqual(['probe.a|NIE|0 is never taken.']);
  });

  test('that an invariant is broken somewhere on the way', () => {
    const strict: FlowCases = {
      ...cases,
      invariants: { 'the end is never reached': (state) => !state.matches('ende') },
    };
    const sentences = told('behaviour', healthy, { cases: strict });
    expect(sentences.some((sentence) => sentence.endsWith('the end is never reached'))).toBe(true);
  });
});

describe('an engineer who left something out of the key of a state is told', () => {
  const withFlag: FlowCases = { ...cases, flags: (context) => [JSON.stringify(context)] };

  test('that two ways into one state go on differently, and that an arrow is never seen', () => {
    const chart = counting('oft');
    const sentences = told('behaviour', chart);
    expect(sentences.some((sentence) => sentence.endsWith('answers WEITER otherwise.'))).toBe(true);
    expect(told('tours', chart)).toContain('probe.a|WEITER|0 is never taken.');
  });

  test('what the guard reads, also where nothing goes on differently yet', () => {
    const unseen = ['["a",[]]: a guard reads mal, which the flags do not hold.'];
    expect(told('flags', counting('oft'))).toEqual(unseen);
    expect(told('flags', counting('sehrOft'))).toEqual(unseen);
    expect(told('behaviour', counting('sehrOft'))).not.toContainEqual(
      expect.stringContaining('otherwise'),
    );
  });

  test('nothing once the key holds it, and every arrow is taken', () => {
    const flagged = { cases: withFlag };
    const chart = counting('oft');
    expect(told('flags', chart, flagged)).toEqual([]);
    expect(told('behaviour', chart, flagged)).toEqual([]);
    expect(told('tours', chart, flagged)).toEqual([]);
  });

  test('that the actor went elsewhere than the model', () => {
    const chart = counting('oft');
    const [tour = []] = toursOf(explore(chart, withFlag));
    const wrong = tour.map((edge) => Object.assign({}, edge, { to: '["nirgends",[]]' }));
    expect(play(chart, withFlag, wrong).faults).not.toEqual([]);
  });
});
