import { type Browser, expect, test } from '@playwright/test';
import { transitionId, transitionsOf } from '#machines/transitions.ts';
import { explore } from '../engine/explore.ts';
import { toursOf } from '../engine/tours.ts';
import type { FlowInBrowser } from './flowInBrowser.ts';
import { cases } from './muster/cases.ts';
import { inBrowser } from './muster/browser.ts';
import { muster } from './muster/machine.ts';
import { playTours } from './play.ts';

test.use({ trace: 'off', screenshot: 'off' });

test('a flow that brings its cases, its call and two labels is played through every arrow', async ({
  browser,
}) => {
  const sent: unknown[] = [];
  const { faults, findings, taken, states, asked } = await playMuster(browser, sent, 'none');
  expect(faults).toEqual([]);
  expect(findings).toEqual([]);
  expect(
    transitionsOf(muster)
      .map(transitionId)
      .filter((id) => !taken.has(id)),
  ).toEqual([]);
  expect([...states].toSorted()).toEqual(Object.keys(muster.states).toSorted());
  expect(asked).toBeGreaterThanOrEqual(states.size);
  expect(sent[0]).toEqual({
    name: 'Anna Bergmann',
    art: 'STURM',
    dringend: 'JA',
    grund: 'Das Dach ist offen.',
    tage: 'MO DO',
    am: '20.11.2026',
    bis: '2026-12-01',
    hoehe: '1234,50',
    anzahl: '3',
    summe: '1',
    ort: 'Berlin, ausgewählt',
    strasse: 'Nirgendsweg',
    beleg: 'beleg.txt text/plain',
    text: 'Ziegel liegen im Garten.',
    einwilligung: 'on',
    code: '123456',
  });
});

test('a page that does not follow Back fails, and the fault says where it stands', async ({
  browser,
}) => {
  const { faults } = await playMuster(browser, [], 'keinWegZurueck');
  expect(faults[0]).toMatch(
    /After zum Schritt angaben: expected angaben, the page shows (pruefung|fehler) /,
  );
});

test('a page that does not ask for an answer of the chart fails', async ({ browser }) => {
  const { faults, taken } = await playMuster(browser, [], 'keinFeld');
  expect(faults[0]).toContain('The page has no field name.');
  expect([...taken]).not.toContain('angaben|WEITER|0');
});

test('a page that does not lead where an end is fails, and the fault says where it stands', async ({
  browser,
}) => {
  const flow = { ...inBrowser([], 'none'), elsewhere: { fertig: '/danke' } };
  const { faults, taken } = await play(browser, flow);
  expect(faults).toContainEqual(
    expect.stringContaining('expected fertig at /danke, the page is at /muster/pruefung'),
  );
  expect([...taken]).not.toContain('senden|xstate.done.actor.senden|0');
});

function playMuster(browser: Browser, sent: unknown[], fault: Parameters<typeof inBrowser>[1]) {
  return play(browser, inBrowser(sent, fault));
}

function play(browser: Browser, flow: FlowInBrowser) {
  const graph = explore(muster, cases);
  // The sample is served by the stage itself; nothing is handed through.
  const portal = 'http://127.0.0.1:9';
  return playTours({ id: 'muster', chart: muster, graph, flow }, toursOf(graph), browser, portal);
}
