// Again on PostgreSQL: what the desk cannot decide, and claims that are opened again.
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Schaden } from '#contract/entities/schadenakte.ts';
import { schadenLesen } from '#contract/endpoints/schaden.ts';
import { journal } from '#server/database/schema.ts';
import { schaden } from '#server/database/vorgangsschema.ts';
import type { TestApi } from '#tests/support/api.ts';
import { people } from '#tests/support/rows.ts';
import {
  gezahlt,
  grund,
  openSchadenpult,
  type Schadenpult,
  wasser,
} from '#tests/support/schadenpult.ts';

let amPult: Schadenpult;
let api: TestApi;
beforeEach(async () => {
  amPult = await openSchadenpult();
  ({ api } = amPult);
});
afterEach(() => api.close());

const steht = (status: Schaden['status'], abgeschlossenAm: string | null = null) =>
  api.database.update(schaden).set({ status, abgeschlossenAm });

describe('what is refused', () => {
  const vieleZeichen = 'x'.repeat(1_001);
  test.each([
    [{ ergebnis: 'REGULIERT' }, 'betrag'],
    [{ ergebnis: 'REGULIERT', betrag: 0 }, 'betrag'],
    [{ ergebnis: 'TEILREGULIERT', betrag: -5 }, 'betrag'],
    [{ ergebnis: 'REGULIERT', betrag: 20_000_000_01 }, 'betrag'],
    [{ ergebnis: 'REGULIERT', betrag: '12,50' }, 'betrag'],
    [{ ...gezahlt, grund: 'Zu kurz.' }, 'grund'],
    [{ ...gezahlt, konto: { empfaenger: '', iban: 'DE02120300000000202051' } }, 'konto.empfaenger'],
    [{ ...gezahlt, konto: { empfaenger: 'Ida Kern', iban: 'DE00' } }, 'konto.iban'],
    [{ ergebnis: 'ABGELEHNT' }, 'grund'],
    [{ ergebnis: 'GESCHLOSSEN', grund: 'Zu kurz.' }, 'grund'],
    [{ ergebnis: 'ABGELEHNT', grund: vieleZeichen }, 'grund'],
    [{ ergebnis: 'ABGELEHNT', grund, betrag: 100 }, 'betrag'],
    [
      {
        ergebnis: 'GESCHLOSSEN',
        grund,
        konto: { empfaenger: 'Ida', iban: 'DE02120300000000202051' },
      },
      'konto.empfaenger',
    ],
    [{ ergebnis: 'ZURUECKGEZOGEN', grund }, 'ergebnis'],
  ])('%j names its field: %s', async (body, feld) => {
    const antwort = await amPult.tue('entscheidung', body);
    expect(antwort).toMatchObject({ status: 422, body: { fehler: [{ feld }] } });
    expect(await amPult.zeile()).toMatchObject({ status: 'IN_PRUEFUNG' });
  });

  test.each(['GEMELDET', 'UNTERLAGEN_ANGEFORDERT', 'RUHEND', 'WIEDEREROEFFNET'] as const)(
    'nothing where the claim is open: %s',
    async (status) => {
      await steht(status);
      expect((await amPult.tue('entscheidung', gezahlt)).status).toBe(200);
    },
  );

  test.each(['REGULIERT', 'ABGELEHNT', 'GESCHLOSSEN', 'ZURUECKGEZOGEN'] as const)(
    'everything where it is decided: %s',
    async (status) => {
      await steht(status, '2026-11-20');
      for (const body of [gezahlt, { ergebnis: 'GESCHLOSSEN', grund }]) {
        const antwort = await amPult.tue('entscheidung', body);
        expect(antwort).toMatchObject({ status: 409, body: { code: 'NICHT_ENTSCHEIDBAR' } });
      }
      expect(await amPult.zahlungen()).toEqual([]);
      expect(await amPult.briefe()).toEqual([]);
    },
  );

  test('a claim that nobody reported is not found', async () => {
    const nummer = 'S26-0000999';
    expect((await amPult.tue('entscheidung', gezahlt, { nummer })).status).toBe(404);
    expect((await amPult.tue('wiedereroeffnung', { grund }, { nummer })).status).toBe(404);
  });
});

describe('a claim that is opened again', () => {
  test('is open, and she learns why', async () => {
    await amPult.tue('entscheidung', { ergebnis: 'ABGELEHNT', grund });
    api.setNow('2026-12-10T10:00:00Z');
    const key = randomUUID();
    const warum = 'Ihr neuer Beleg zeigt etwas anderes.';
    for (let mal = 0; mal < 2; mal += 1) {
      expect((await amPult.tue('wiedereroeffnung', { grund: warum }, { key })).status).toBe(200);
    }
    expect(await amPult.zeile()).toMatchObject({
      status: 'WIEDEREROEFFNET',
      abgeschlossenAm: null,
    });
    const ihrer = await api.send({ method: 'GET', path: `/schaden/${wasser}`, als: people.kundin });
    expect(schadenLesen.responses[200].parse(ihrer.body).verlauf.at(-1)).toMatchObject({
      ereignis: 'WIEDEREROEFFNET',
      autor: 'Schadenservice',
      notiz: warum,
    });
    const neue = (await amPult.briefe()).filter(({ betreff }) => betreff.startsWith('Wir prüfen'));
    expect(neue).toMatchObject([{ kategorie: 'SCHADEN', verbindlich: true }]);
    expect(neue[0]?.text).toContain(warum);
    await expect.poll(() => api.mails.length).toBe(2);
    expect(api.mails.map(({ text }) => text).join()).not.toContain('Beleg');
    const eintraege = await api.database.select().from(journal);
    expect(eintraege.map(({ aktion }) => aktion)).toContain('schaden.wiedereroeffnet');
    expect((await amPult.tue('entscheidung', gezahlt)).status).toBe(200);
  });

  test('has a reason', async () => {
    await steht('ABGELEHNT', '2026-11-20');
    const antwort = await amPult.tue('wiedereroeffnung', { grund: ' ' });
    expect(antwort).toMatchObject({ status: 422, body: { fehler: [{ feld: 'grund' }] } });
  });

  test.each([
    ['IN_PRUEFUNG', null],
    ['ZURUECKGEZOGEN', '2026-11-20'],
    ['ABGELEHNT', '2023-11-19'],
  ] as const)('is none where it is %s since %s', async (status, seit) => {
    await steht(status, seit);
    const antwort = await amPult.tue('wiedereroeffnung', { grund });
    expect(antwort).toMatchObject({ status: 409, body: { code: 'NICHT_WIEDEREROEFFENBAR' } });
  });

  test('may be one of three years ago to the day', async () => {
    await steht('ABGELEHNT', '2023-11-20');
    expect((await amPult.tue('wiedereroeffnung', { grund })).status).toBe(200);
  });
});
