import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, assign, not, stateIn } from 'xstate';
import * as z from 'zod/mini';
import { explore } from './engine/explore.ts';
import type { FlowUnderTest } from './engine/flowsUnderTest.ts';
import { judge } from './engine/laws/judge.ts';
import { otherAnswers } from './engine/laws/ways/otherAnswers.ts';
import {
  type Configuration,
  copied,
  isConfiguration,
  withConfiguration,
} from './engine/mutants/configuration.ts';
import { prove } from './engine/prove.ts';
import { antworten, type Musterantworten, type Musterfrage } from './engine/sample/answers.ts';
import { muster } from './engine/sample/flow.ts';
import type { AntragsKontext } from './engine/sample/machine.ts';

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

describe('a new customer is shown and sends something else, and an engineer is told so, where', () => {
  const ungeprueft = {
    beitragAktuell: ({ context }: { context: AntragsKontext }) => context.tarifiert !== null,
  };

  test('the premium of before an edit is kept', () => {
    const cases = { ...muster.cases, invariants: {}, requests: {} };
    const chart = muster.chart.provide({ guards: ungeprueft });
    expect(broken({ chart, cases })).toMatch(/^Fresh: \w+ changed to .* sends with senden /);
  });

  test('an answer of an abandoned path is sent', () => {
    const { invoke } = stateOf(muster.chart.config, 'senden');
    const chart = changed('senden', { invoke: Object.assign({}, invoke, { input: ungekuerzt }) });
    expect(broken({ chart })).toMatch(/^Fresh: bausteine changed to .* sends with senden angaben/);
  });

  test('an edit leads elsewhere than the same answer given at once', () => {
    const chart = changed('tarif', {
      always: { guard: 'schonNachher', target: 'zusammenfassung' },
    }).provide({
      guards: {
        schonNachher: ({ context }: { context: AntragsKontext }) =>
          context.antworten.person !== undefined && context.antworten.wohnung?.flaeche !== 80,
      },
    });
    expect(broken({ chart })).not.toBeNull();
  });
});

describe('an end is not earned where', () => {
  test('a way leads around the call', () => {
    const chart = changed('zusammenfassung', { on: { ABSENDEN: 'bestaetigung' } });
    expect(broken({ chart })).toBe('Earned: bestaetigung is reached by ABSENDEN without senden.');
  });

  test('nobody says what earns it, or it does not exist', () => {
    const cases = { ...muster.cases, ends: { bestaetigung: 'senden', sorry: null, weg: null } };
    expect(faultsOf({ cases })).toEqual(
      expect.arrayContaining([
        'Earned: nobody says what earns the end unterbrochen.',
        'Earned: there is no end weg.',
      ]),
    );
  });
});

describe('a refusal has no remedy where', () => {
  test('it leads back to nowhere that another answer is taken', () => {
    const chart = changed('senden', {
      invoke: { ...senden(), onError: 'fehlerBeimSenden' },
    });
    const addressless = withoutRoutes(chart);
    expect(faultsOf({ chart: addressless, entwurf: null })).toContain(
      'Remedy: senden ✗ beitragGeaendert leads to fehlerBeimSenden, from where she finds no way to tarif.',
    );
  });

  test('what failed cannot be tried again', () => {
    const chart = changed('fehlerBeimBerechnen', { on: { ERNEUT: 'sorry' } });
    expect(faultsOf({ chart: withoutRoutes(chart), entwurf: null })).toContain(
      'Remedy: berechnen ✗ technisch leads to fehlerBeimBerechnen, from where she finds no way to ↻.',
    );
  });
});

test('what a refusal made void is sent again, and an engineer is told so', () => {
  const chart = muster.chart.provide({ actions: { tarifVerwerfen: () => {} } });
  expect(faultsOf({ chart })).toContain(
    'Discard: after senden ✗ beitragGeaendert senden is made again with the old result of berechnen.',
  );
});

test('every other value of a choice, two of a free field, and what a choice asks besides are answered', () => {
  const shape = z
    .object({
      art: z.enum(['A', 'B', 'C']),
      ja: z.boolean(),
      text: z.string().check(z.minLength(1)),
      warum: z.optional(z.string()),
      mehrere: z.array(z.enum(['x', 'y'])),
    })
    .check(z.refine(({ art, warum }) => art !== 'C' || warum !== undefined, { path: ['warum'] }));
  const answer = { art: 'A', ja: true, text: 'eins', mehrere: ['x'] };
  const others = otherAnswers(shape, answer, [answer], seed).map((one) => z.parse(shape, one));
  expect(others.map(({ art }) => art)).toEqual(expect.arrayContaining(['B', 'C']));
  expect(others.some(({ art, warum }) => art === 'C' && warum !== undefined)).toBe(true);
  expect(others.some(({ ja }) => !ja)).toBe(true);
  expect(new Set(others.map(({ text }) => text)).size).toBeGreaterThanOrEqual(3);
  expect(others.map(({ mehrere }) => mehrere.join())).toEqual(expect.arrayContaining(['', 'x,y']));
  expect(otherAnswers(shape, answer, [answer], seed)).toEqual(others);
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
  return faultsOf(other)[0] ?? null;
}

function faultsOf(other: Partial<FlowUnderTest>): string[] {
  const flow = { ...muster, ...other };
  const { faults } = judge(flow, explore(flow.chart, flow.cases), 6, seed);
  return faults.map((fault) => fault.replace(/^Error: /, ''));
}

/** All that was ever answered. */
function ungekuerzt({ context }: { context: AntragsKontext }) {
  return { angaben: context.antworten, beitrag: context.tarifiert?.beitrag };
}

function senden(): Configuration {
  const { invoke } = stateOf(muster.chart.config, 'senden');
  return isConfiguration(invoke) ? invoke : {};
}

/** Nothing but its own arrows leads on. */
function withoutRoutes(chart: AnyStateMachine): AnyStateMachine {
  const config = copied(chart.config, (key, value) => (key === 'route' ? undefined : value));
  return isConfiguration(config) ? withConfiguration(chart, config) : chart;
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
