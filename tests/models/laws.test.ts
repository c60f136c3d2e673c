import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, assign, not, stateIn } from 'xstate';
import * as z from 'zod/mini';
import { explore } from './engine/explore.ts';
import type { FlowUnderTest } from './engine/flowsUnderTest.ts';
import { judge } from './engine/laws/judge.ts';
import {
  type Configuration,
  copied,
  isConfiguration,
  withConfiguration,
} from './engine/mutants/configuration.ts';
import { prove } from './engine/prove.ts';
import { antworten, type Musterantworten, type Musterfrage } from './engine/sample/answers.ts';
import { muster } from './engine/sample/flow.ts';

const seed = 7;

describe('the sample application, with a branch and a premium that grows stale', () => {
  test('stands the whole proof', () => {
    const sources = { views: { 'View.tsx': `const steps = { ${steps.join(', ')} };` }, texts };
    const { faults, line } = prove(muster, { sources, seed });
    expect(faults).toEqual([]);
    expect(line.covered).toBe(line.transitions);
    expect(line.laws).toBeGreaterThan(500);
  });

  test('is walked by the same customers again with the same seed', () => {
    const graph = explore(muster.chart, muster.cases);
    const once = judge(muster, graph, 3, seed);
    expect(judge(muster, graph, 3, seed)).toEqual(once);
    expect(judge(muster, graph, 3, seed + 1).checks).not.toBe(once.checks);
  });
});

describe('a law is broken where', () => {
  test('going back loses an answer', () => {
    const chart = changed('wohnung', { entry: 'vergessen' }).provide({
      actions: { vergessen: assign({ antworten: {} }) },
    });
    expect(broken({ chart })).toMatch(/^Back: going from \w+ to wohnung changes an answer/);
  });

  test('a later answer makes the premium stale that she was shown', () => {
    const stale = assign({ tarifiert: null });
    const chart = changed('zusammenfassung', { entry: 'verwerfen' }).provide({
      actions: { verwerfen: stale },
    });
    expect(broken({ chart })).toMatch(
      /^Path: she is at zusammenfassung, but her answers lead only/,
    );
  });

  test('an answer given again as it was calculates again', () => {
    const chart = changed('berechnen', { always: undefined });
    expect(broken({ chart })).toMatch(/^Edit: \w+ answered again as it was, .* calls again/);
  });

  test('a changed answer throws the later ones away', () => {
    const chart = muster.chart.provide({
      actions: {
        uebernehmen: assign({
          antworten: (
            { event }: { event: object },
            { schritt }: { schritt: string },
          ): Musterantworten => ({
            [schritt]: antwortVon(event),
          }),
        }),
      },
    });
    expect(broken({ chart })).not.toBeNull();
  });

  test('a draft leaves an answer out', () => {
    const cases = {
      ...muster.cases,
      path: () => ['wohnung', 'bausteine', 'fahrrad', 'tarif', 'person', 'zusammenfassung'],
      answers: (context: unknown) => {
        const { tarif: _, ...rest } = muster.cases.answers(context) ?? {};
        return rest;
      },
    };
    expect(broken({ cases })).not.toBeNull();
  });

  test('an address leads to a step that is not on the path', () => {
    const chart = muster.chart.provide({ guards: { tarifErlaubt: not(stateIn('#senden')) } });
    expect(broken({ chart })).toMatch(/lets her go to tarif, which is not on her path/);
  });

  test('an address leads away from what is being sent', () => {
    const chart = muster.chart.provide({ guards: { tarifErlaubt: () => true } });
    expect(broken({ chart })).toMatch(/^Once: ABSENDEN sends senden, and tarif can be gone to/);
  });

  test('a second click sends a second time', () => {
    const chart = changed('senden', { on: { ABSENDEN: { target: 'senden', reenter: true } } });
    expect(broken({ chart })).toMatch(/^Once: ABSENDEN twice calls senden twice/);
  });

  test('what was sent can be sent again', () => {
    const { invoke } = stateOf(muster.chart.config, 'senden');
    const again = isConfiguration(invoke) ? { ...invoke, onDone: 'zusammenfassung' } : {};
    const chart = changed('senden', { invoke: again });
    expect(broken({ chart })).toMatch(/^Once: ABSENDEN after senden ✓ angelegt calls senden again/);
  });

  test('a step takes an answer that its shape refuses', () => {
    const chart = muster.chart.provide({
      guards: {
        haelt: ({ event }: { event: object }, { schritt }: { schritt: Musterfrage }) =>
          isDeepStrictEqual(antwortVon(event), {}) ||
          z.safeParse(antworten[schritt], antwortVon(event)).success,
      },
    });
    expect(broken({ chart })).toMatch(/which its shape refuses/);
  });

  test('a step does not keep what was answered', () => {
    const chart = changed('tarif', {
      on: { WEITER: { guard: 'mitTarif', target: 'person' } },
    }).provide({
      guards: {
        mitTarif: ({ event }: { event: object }) =>
          z.safeParse(antworten.tarif, antwortVon(event)).success,
      },
    });
    expect(broken({ chart })).toMatch(/^Keep: WEITER Tarif at .* is not kept/);
  });

  test('a question is new and the draft does not open there', () => {
    const entwurf = muster.entwurf && { ...muster.entwurf, migrationen: { 2: leeren } };
    expect(broken({ entwurf })).toMatch(/^Draft: one from before/);
  });

  test('a reload waits for a call that nobody makes', () => {
    const chart = changed('berechnen', {
      always: undefined,
      invoke: undefined,
      on: { ERNEUT: 'tarif' },
    });
    expect(broken({ chart })).toMatch(/^(Deep link|Reload|Draft): /);
  });
});

const steps = [
  'wohnung',
  'bausteine',
  'fahrrad',
  'tarif',
  'person',
  'zusammenfassung',
  'bestaetigung',
  'sorry',
  'unterbrochen',
];
const texts = new Set(steps.map((step) => `${step}Titel`));
const leeren = () => ({});

/** What the laws say first of the sample with something broken in it. */
function broken(other: Partial<FlowUnderTest>): string | null {
  const flow = { ...muster, ...other };
  const { faults } = judge(flow, explore(flow.chart, flow.cases), 6, seed);
  return faults[0]?.replace(/^Error: /, '') ?? null;
}

/** The sample with a part of one state written otherwise; undefined leaves it out. */
function changed(state: string, part: Configuration): AnyStateMachine {
  const config = copied(muster.chart.config);
  if (!isConfiguration(config)) throw new Error('The sample has no configuration.');
  const written = stateOf(config, state);
  for (const [key, value] of Object.entries(part)) {
    if (value === undefined) delete written[key];
    else written[key] = value;
  }
  return withConfiguration(muster.chart, config);
}

function stateOf(config: unknown, state: string): Configuration {
  const states = isConfiguration(config) ? config['states'] : null;
  const found = isConfiguration(states) ? states[state] : null;
  if (!isConfiguration(found)) throw new Error(`The sample has no state ${state}.`);
  return found;
}

function antwortVon(event: object): unknown {
  return 'antwort' in event ? event.antwort : null;
}
