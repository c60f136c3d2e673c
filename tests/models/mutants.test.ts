import { describe, expect, test } from 'vitest';
import { assign, raise, setup } from 'xstate';
import type { FlowCases } from './engine/cases.ts';
import { flowsUnderTest } from './engine/flowsUnderTest.ts';
import { bite, unbroken, verdictOn } from './engine/mutants/bite.ts';
import {
  type Configuration,
  copied,
  isConfiguration,
  withConfiguration,
} from './engine/mutants/configuration.ts';
import { mutantsOf } from './engine/mutants/mutantsOf.ts';
import { muster } from './engine/sample/flow.ts';

const flows = [...(await flowsUnderTest()), muster];

describe('a chart that is broken on purpose', () => {
  test('is broken in every way there is', () => {
    const all = flows.flatMap(({ chart }) => mutantsOf(chart));
    const kinds = new Set(all.map(({ kind }) => kind));
    expect([...kinds].toSorted()).toEqual([
      'action',
      'always',
      'arrow',
      'final',
      'guard dropped',
      'guard negated',
      'history',
      'initial',
      'invoke',
      'onError',
      'order',
      'reenter',
      'tag',
      'target',
    ]);
  });
});

// What happens here is written down by nobody: the cases say nothing about `spur`.
const p = setup({
  types: { context: {} as { mal: number; spur: number } },
  guards: {
    gerade: ({ context }) => context.mal === 0 || context.mal === 2,
    ungerade: ({ context }) => context.mal === 1,
  },
  actions: {
    zaehlen: assign({ mal: ({ context }) => (context.mal + 1) % 4 }),
    spuren: assign({ spur: 1 }),
    nochmal: raise({ type: 'WEITER' }),
  },
});
const meta = { step: 'a', title: 'A' };
const chart = p.createMachine({
  id: 'probe',
  description: 'Probe',
  context: { mal: 0, spur: 0 },
  initial: 'a',
  on: { ABGEMELDET: '.ende', SITZUNG_ABGELAUFEN: '.ende' },
  states: {
    a: {
      description: 'A',
      meta,
      on: {
        ZAEHLEN: { actions: ['zaehlen', 'spuren'] },
        WEITER: [
          { guard: 'gerade', target: 'b' },
          { guard: 'ungerade', target: 'ende' },
        ],
      },
    },
    b: { description: 'B', meta, on: { WEITER: 'a' } },
    ende: { description: 'Ende', type: 'final', meta },
  },
});
const cases: FlowCases = {
  inputs: { frisch: undefined },
  events: {
    ZAEHLEN: { type: 'ZAEHLEN' },
    WEITER: { type: 'WEITER' },
    ABGEMELDET: { type: 'ABGEMELDET' },
    SITZUNG_ABGELAUFEN: { type: 'SITZUNG_ABGELAUFEN' },
  },
  calls: {},
  flags: (context) => [mal(context)],
  answers: () => null,
  ends: { ende: null },
  invariants: {},
};

test('an engineer is told which mutant nobody noticed, and which are no mutants at all', () => {
  const flow = { id: 'probe', chart, cases, antworten: {}, entwurf: null };
  const bitten = bite(flow);
  expect(bitten.survivors).toEqual(['action at probe.a|ZAEHLEN|0']);
  expect(bitten.killed).toBe(bitten.total - 1);
  // Two guards that exclude each other may be asked in any order.
  expect(bitten.equivalent).toBeGreaterThanOrEqual(1);
});

test('a broken arrow that sends a state to itself for ever is noticed, and the proof ends', () => {
  const flow = { id: 'probe', chart, cases, antworten: {}, entwurf: null };
  const whole = Object.assign({}, chart);
  const kreis = {
    kind: 'target',
    place: 'probe.b|WEITER|0',
    make: () => Object.assign(chart, withConfiguration(chart, inCircles())),
    undo: () => void Object.assign(chart, whole),
  };
  expect(verdictOn(kreis, unbroken(flow))).toBe('behaviour');
});

/** The chart, but that „b“ leads to itself and raises what led there. */
function inCircles(): Configuration {
  const config = copied(chart.config, (key, value) =>
    key === 'b' && isConfiguration(value)
      ? { ...value, on: { WEITER: { target: 'b', actions: 'nochmal' } } }
      : value,
  );
  return isConfiguration(config) ? config : {};
}

function mal(context: unknown): unknown {
  return typeof context === 'object' && context && 'mal' in context ? context.mal : null;
}
