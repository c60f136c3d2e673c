import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { createClient } from '#portal/client/client.ts';
import { anmeldekind } from '#portal/flows/unterbrochen/anmeldekind.ts';
import type { Sitzung } from '#portal/session/identitaet.ts';
import { createCodeNotiz } from '#portal/session/offenerCode.ts';
import { createSession } from '#portal/session/session.ts';
import { createSpur } from '#portal/session/spur.ts';
import { eventually } from '#tests/support/eventually.ts';
import { identityWith } from './identityWith.ts';
import { memoryStorage } from './memoryStorage.ts';

const tokens: Sitzung = {
  art: 'ANGEMELDET',
  token: 'token',
  nutzer: { sub: 'ralf', name: 'Ralf Kemper', vermittlernummer: '4711000001' },
};

test('a broker who is asked for new terms over his page goes on reading them when he has looked at another window', async () => {
  const { session, kind, bedingungen } = await brokerSignsInAgain();
  await bedingungen();
  await session.pruefen();
  expect(kind.getSnapshot().status).toBe('active');
  // What his page reads is still waited with: it would be refused.
  expect(session.zustand().status).toBe('abgemeldet');
});

test('a broker who accepts new terms over his page is back on it', async () => {
  const { kind, bedingungen } = await brokerSignsInAgain();
  const chart = await bedingungen();
  chart.send({ type: 'ANNEHMEN', nutzungsbedingungen: true, auftragsverarbeitung: true });
  await eventually(() => expect(kind.getSnapshot().output).toEqual({ dieselbe: true }));
});

test('a broker who closes the dialog at new terms stays on his page, and reads them again without his password', async () => {
  const { session, kind, logik, bedingungen } = await brokerSignsInAgain();
  logik.stehen();
  await bedingungen();
  kind.stop();
  await session.pruefen();
  // Told that he is there, his page would read, be refused for want of the terms, and lead away from what he typed.
  expect(session.zustand().status).toBe('abgemeldet');
  const wieder = createActor(logik).start();
  await eventually(() =>
    expect(
      wieder.getSnapshot().chart?.getSnapshot().matches({ nutzungsbedingungen: 'eingabe' }),
    ).toBe(true),
  );
  wieder
    .getSnapshot()
    .chart?.send({ type: 'ANNEHMEN', nutzungsbedingungen: true, auftragsverarbeitung: true });
  await eventually(() => expect(wieder.getSnapshot().output).toEqual({ dieselbe: true }));
});

test.each([
  ['after he closed the dialog', ['close', 'leave']],
  ['with the dialog open', ['leave', 'close']],
])('a broker who leaves the page at new terms, %s, is known everywhere else', async (_, order) => {
  const { session, kind, logik, bedingungen } = await brokerSignsInAgain();
  const leave = logik.stehen();
  await bedingungen();
  for (const what of order) {
    if (what === 'leave') leave();
    else kind.stop();
  }
  await session.pruefen();
  expect(session.zustand().status).toBe('angemeldet');
});

test('a broker who signs in in another tab accepts new terms in this one first', async () => {
  const { session, bedingungen } = await brokerSignsInAgain('elsewhere');
  await bedingungen();
  expect(session.zustand().status).toBe('abgemeldet');
});

test('whoever signs in over her page reads no second time that she is signed out, whatever another tab throws away', async () => {
  const { session, chart, nobody } = await brokerSignsInAgain();
  const running = await eventually(chart);
  nobody();
  await session.pruefen(true);
  expect(running.getSnapshot().matches({ zugangsdaten: 'eingabe' })).toBe(true);
});

test('a page whose broker gives way to a colleague in another tab waits for no terms', async () => {
  const colleague: Sitzung = { ...tokens, nutzer: { sub: 'tom', name: 'Tom Reh' } };
  const { kind } = await brokerSignsInAgain('elsewhere', colleague);
  await eventually(() => expect(kind.getSnapshot().output).toEqual({ dieselbe: false }));
});

/** His session has ended over his page, and the terms are new; he signs in here or in another tab. */
async function brokerSignsInAgain(where: 'here' | 'elsewhere' = 'here', asWhom = tokens) {
  let sitzung: Sitzung = tokens;
  const identitaet = identityWith({
    anmelden: () => {
      sitzung = asWhom;
      return Promise.resolve({ schritt: 'ANGEMELDET' });
    },
    sitzung: () => Promise.resolve(sitzung),
  });
  const storage = memoryStorage();
  const session = createSession({
    oeffnen: () => Promise.resolve(identitaet),
    gespeichert: () => Promise.resolve(null),
    notiz: createCodeNotiz(storage, 'vermittler', Date.now),
    spur: createSpur(storage, 'vermittler', Date.now),
  });
  const client = createClient({
    fetch: (_, init) =>
      Promise.resolve(Response.json({ version: '2026-10', angenommen: init?.method === 'POST' })),
    token: () => session.token(),
    onSessionOver: () => undefined,
  });
  await session.pruefen();
  const logik = anmeldekind({ session, client, bereich: 'vermittler' });
  const kind = createActor(logik);
  sitzung = { art: 'KEINE' };
  await session.pruefen();
  kind.start();
  if (where === 'elsewhere') {
    sitzung = asWhom;
    await session.pruefen(true);
  }
  const chart = () => {
    const { chart: running } = kind.getSnapshot();
    if (!running) throw new Error('The sign-in is not there yet.');
    return running;
  };
  const bedingungen = async () => {
    const running = await eventually(chart);
    if (where === 'here') {
      running.send({ type: 'ANMELDEN', email: 'ralf.kemper@example.org', passwort: 'geheim' });
    }
    await eventually(() =>
      expect(running.getSnapshot().matches({ nutzungsbedingungen: 'eingabe' })).toBe(true),
    );
    return running;
  };
  const nobody = () => {
    sitzung = { art: 'KEINE' };
  };
  return { session, kind, logik, bedingungen, chart, nobody };
}
