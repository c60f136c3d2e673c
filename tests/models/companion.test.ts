import { expect, test } from 'vitest';
import { type AnyStateMachine, setup } from 'xstate';
import type { FlowCases } from './engine/cases.ts';
import type { FlowUnderTest } from './engine/flowsUnderTest.ts';
import type { Sources } from './engine/lint/screens.ts';
import { prove } from './engine/prove.ts';

const cases: FlowCases = {
  inputs: { frisch: undefined },
  events: { WEITER: { type: 'WEITER' } },
  calls: {},
  flags: () => [],
  answers: () => null,
  invariants: {},
};
const nothingShown: Sources = { views: {}, texts: new Set() };

/** A chart without a step or an end; from its second state it goes on to the one named. */
const chartTo = (next: 'bereit' | 'fertig') =>
  setup({}).createMachine({
    id: 'probe',
    description: 'Probe',
    initial: 'bereit',
    states: {
      bereit: { description: 'Bereit', on: { WEITER: 'fertig' } },
      fertig: { description: 'Fertig', on: { WEITER: next } },
    },
  });

function faultsOf(chart: AnyStateMachine, own: Partial<FlowUnderTest>): string[] {
  const flow = { id: 'probe', chart, cases, antworten: {}, entwurf: null, ...own };
  return prove(flow, { sources: nothingShown }).faults.map(({ sentence }) => sentence);
}

const beside = ['antrag/probe'];

test('a chart that runs beside flows needs no page, no step and no end', () => {
  expect(faultsOf(chartTo('bereit'), { beside })).toEqual([]);
});

test('a chart that runs beside flows must get back to where it rests', () => {
  expect(faultsOf(chartTo('fertig'), { beside })).toEqual(['["fertig",[]] is a dead end.']);
});

test('the same chart as a flow of its own is asked for all of it', () => {
  const faults = faultsOf(chartTo('bereit'), {});
  expect(faults).toContain('["bereit",[]] ignores ABGEMELDET.');
  expect(faults).toContain('["bereit",[]] belongs to no step.');
  expect(faults).toContain('["fertig",[]] is a dead end.');
});
