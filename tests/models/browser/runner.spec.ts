import { type Browser, expect, test } from '@playwright/test';
import { transitionId, transitionsOf } from '#machines/transitions.ts';
import { explore } from '../engine/explore.ts';
import { toursOf } from '../engine/tours.ts';
import { varied } from '../engine/varied.ts';
import type { FlowInBrowser } from './flowInBrowser.ts';
import { cases } from './muster/cases.ts';
import { type Fault as MusterFault, inBrowser } from './muster/browser.ts';
import { muster } from './muster/machine.ts';
import { playTours } from './play.ts';
import type { Play } from './theatre.ts';

test.use({ trace: 'off', screenshot: 'off' });

/** Long enough for a page this small, short enough to wait for what never comes on it. */
const impatient = 2_000;

test('a flow that brings its cases, its call and two labels is played through every arrow', async ({
  browser,
}) => {
  const sent: unknown[] = [];
  const { faults, findings, breaches, taken, states, asked, heard, emptied } = await playMuster(
    browser,
    sent,
  );
  expect(faults).toEqual([]);
  expect(findings).toEqual([]);
  expect(breaches).toEqual([]);
  expect(heard).toBeGreaterThan(1);
  expect(emptied).toBe(1);
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

test('a chart that runs beside a flow is followed by its own name, whatever the flow says', async ({
  browser,
}) => {
  const { faults, breaches, taken } = await play(browser, inBrowser([], 'nebenher'), {
    isCompanion: true,
  });
  expect(faults).toEqual([]);
  expect(breaches).toEqual([]);
  expect([...taken]).toContain('angaben|WEITER|0');
});

test('a page that does not follow Back fails, and the fault says where it stands', async ({
  browser,
}) => {
  const { faults } = await playWrong(browser, 'keinWegZurueck');
  expect(faults[0]).toMatch(
    /After zum Schritt angaben: expected angaben, the page shows (pruefung|fehler) /,
  );
});

test('a page that does not ask for an answer of the chart fails', async ({ browser }) => {
  const { faults, taken } = await playWrong(browser, 'keinFeld');
  expect(faults[0]).toContain('The page has no field name.');
  expect([...taken]).not.toContain('angaben|WEITER|0');
});

test('a page that does not lead where an end is fails, and the fault says where it stands', async ({
  browser,
}) => {
  const flow = { ...inBrowser([]), elsewhere: { fertig: '/danke' } };
  const { faults, taken } = await play(browser, flow, { patienceMs: impatient });
  expect(faults).toContainEqual(
    expect.stringContaining('expected fertig at /danke, the page is at /muster/pruefung'),
  );
  expect([...taken]).not.toContain('senden|xstate.done.actor.senden|0');
});

test('a page that sends, waits and leaves its customer otherwise than it should is told of each', async ({
  browser,
}) => {
  const { faults, breaches } = await playMuster(
    browser,
    [],
    'andererName',
    'bleibtBeschaeftigt',
    'neuerSchluessel',
    'ohneText',
    'schweigt',
    'verliertFokus',
  );
  expect(faults).toEqual([]);
  const said = breaches.join('\n');
  expect(said).toContain('senden: name was sent as "Anna Berg" instead of "Anna Bergmann"');
  expect(said).toContain('POST /muster: body.text: ');
  expect(said).toContain('POST /muster: repeated with a new key');
  expect(said).toContain('in fehler: button „Noch einmal“ is busy though nothing is awaited');
  expect(said).toContain('angaben, sent empty: nothing is said at name');
  expect(said).toContain('in code: the focus was lost with button „Weiter“');
});

test('a page that names, shows and leads otherwise than it should is told of each', async ({
  browser,
}) => {
  const { faults, breaches } = await playMuster(browser, [], 'falscherWert', 'vertauschteWorte');
  expect(faults).toEqual([]);
  expect(breaches).toContain('tage: „Montag“ stands for DI instead of MO');
  expect(breaches).toContainEqual(
    expect.stringContaining('in pruefung: „Name“ shows „STURM“ instead of „Anna Bergmann“'),
  );
  const wrongStep = await playWrong(browser, 'falscherSchritt');
  expect(wrongStep.faults[0]).toContain(
    'After „Name bearbeiten“ in pruefung: expected angaben, the page shows code',
  );
});

test('a page that leads, tells and heads otherwise than it should is told of each', async ({
  browser,
}) => {
  const wrong = ['andererWeg', 'meldetAnderes', 'meldetUngefragt', 'ohneUeberschrift'] as const;
  const { breaches } = await playMuster(browser, [], ...wrong);
  const said = breaches.join('\n');
  expect(said).toContain(
    'In fertig „Ansehen“ leads to /muster/anderswo instead of /muster/ansehen',
  );
  expect(said).toContain('In fertig nobody told of the notice „Achtung.“');
  expect(said).toContain('in fertig: „Gesendet.“ does not go by');
  expect(said).toContain('in fertig: nobody told that „Gespeichert.“ goes by');
  expect(said).toContain('in fertig: there is a h2 without words');
});

test('a page that tells twice, in the same place again or behind the end is told of each', async ({
  browser,
}) => {
  const wrong = ['meldetDahinter', 'meldetDoppelt', 'meldetImSelben'] as const;
  const { faults, breaches } = await playMuster(browser, [], ...wrong);
  expect(faults).toEqual([]);
  const said = breaches.join('\n');
  expect(said).toContain('in fertig: „Gesendet.“ goes by 2 times');
  expect(said).toContain('nobody told that „Überholt.“ goes by');
  expect(said).toContain('behind fertig: nobody told that „Angesehen.“ goes by');
});

test('a page that tells of what it asked for after the end is told of it', async ({ browser }) => {
  const { faults, breaches } = await playMuster(browser, [], 'meldetSpaeter');
  expect(faults).toEqual([]);
  expect(breaches.join('\n')).toContain('behind fertig: nobody told that „Nachgereicht.“ goes by');
});

test('a page that sends a name otherwise than it was given is told of it, whoever tells of the call', async ({
  browser,
}) => {
  const { bodies: _told, ...flow } = inBrowser([], 'andererName');
  const { breaches } = await play(browser, flow);
  expect(breaches).toContainEqual(
    expect.stringContaining('senden: name was sent as "Anna Berg" instead of "Anna Bergmann"'),
  );
});

test('a page that says nothing of a failure, or nothing new after it was sent, fails', async ({
  browser,
}) => {
  const silent = await playWrong(browser, 'sagtNichts');
  expect(silent.faults[0]).toContain('„Leider nicht.“ is not read');
  const stale = await playWrong(browser, 'alteSeite');
  expect(stale.faults[0]).toContain('„Gesendet von Anna Bergmann.“ is not read');
});

function playMuster(browser: Browser, sent: unknown[], ...wrong: readonly MusterFault[]) {
  return play(browser, inBrowser(sent, ...wrong));
}

/** A page on which something never comes. */
function playWrong(browser: Browser, wrong: MusterFault) {
  return play(browser, inBrowser([], wrong), { patienceMs: impatient });
}

function play(
  browser: Browser,
  flow: FlowInBrowser,
  how: Pick<Play, 'isCompanion' | 'patienceMs'> = {},
) {
  const graph = explore(muster, cases);
  // The sample is served by the stage itself; nothing is handed through.
  const portal = 'http://127.0.0.1:9';
  const sentences = { senden: { technisch: 'Leider nicht.' } };
  const under = { id: 'muster', chart: muster, cases, antworten: {}, entwurf: null };
  const all = { id: 'muster', chart: muster, flow, sentences, ...how };
  return playTours(all, varied(under, toursOf(graph)), browser, portal);
}
