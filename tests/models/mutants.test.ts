import { beforeAll, describe, expect, test, vi } from 'vitest';
import { assign, raise, setup } from 'xstate';
import { transitionsOf } from '#machines/transitions.ts';
import type { FlowCases } from './engine/cases.ts';
import { explore } from './engine/explore.ts';
import { flowsUnderTest } from './engine/flowsUnderTest.ts';
import { lintChart } from './engine/lint/chart.ts';
import { bite, isSameGraph, unbroken, verdictOn } from './engine/mutants/bite.ts';
import {
  type Configuration,
  copied,
  isConfiguration,
  withConfiguration,
} from './engine/mutants/configuration.ts';
import { otherWays } from './engine/mutants/equivalence.ts';
import { mutantsOf } from './engine/mutants/mutantsOf.ts';
import { muster } from './engine/sample/flow.ts';
import { withEnd } from './engine/withEnd.ts';

const flows = [...(await flowsUnderTest()), muster];
const small = new Set([
  muster.id,
  'antrag/nachricht',
  'konto/kontaktdaten',
  'merken',
  'onward',
  'upload/datei',
  'vertrag/widerruf',
]);

// XState warns of each event after the end, which a broken chart brings about by the thousand.
beforeAll(() => void vi.spyOn(console, 'warn').mockReturnValue());

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

  test.each(flows)('is broken twice and a half for each arrow of $id', ({ chart }) => {
    // A small chart has fewer ways to break, a large one many more.
    expect(mutantsOf(chart).length).toBeGreaterThan(2.5 * transitionsOf(chart).length);
  });

  // One small flow of each family; all of all flows are broken by `npm run prove:mutants`.
  test.each(flows.filter(({ id }) => small.has(id)))('is noticed in $id', (flow) => {
    const { killed, total, survivors } = bite(flow);
    expect({ bites: killed / total >= 0.95, survivors }).toMatchObject({ bites: true });
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

test.each([
  // To explore it anew takes a while: of its breaks every eighth.
  ['a flow as they are', muster, 8, new Set([false])],
  ['one in which some breaks change nothing', { chart, cases }, 1, new Set([true, false])],
])(
  'what a break can reach in %s goes otherwise exactly where the whole chart does',
  (_, whole, nth, due) => {
    const graph = explore(whole.chart, whole.cases);
    const most = 2 * graph.vertices.size;
    const verdicts = new Set<boolean>();
    const mutants = mutantsOf(whole.chart).filter((_mutant, i) => i % nth === 0);
    for (const { kind, place, path, event, make, undo } of mutants) {
      const seen = withEnd(whole.chart, () =>
        said(() => {
          const broken = make();
          return lintChart(broken).length > 0 ? null : explore(broken, whole.cases, most);
        }),
      );
      undo?.();
      // What cannot be made, is written wrong, or has no end, is noticed before.
      if (!seen) continue;
      const near = withEnd(whole.chart, () =>
        otherWays(make(), whole.cases, graph, path ?? [], event),
      );
      undo?.();
      const isAlike = near.starts.length + near.edges.length === 0;
      verdicts.add(isAlike);
      expect(`${kind} at ${place}: ${isAlike}`).toBe(
        `${kind} at ${place}: ${isSameGraph(graph, seen)}`,
      );
    }
    expect(verdicts).toEqual(due);
  },
);

function said<T>(run: () => T): T | null {
  try {
    return run();
  } catch {
    return null;
  }
}

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
