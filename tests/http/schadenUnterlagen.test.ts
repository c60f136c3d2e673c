// Again on PostgreSQL: a repeated key, and two files at once.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Schaden } from '#contract/entities/schadenakte.ts';
import { schaden, schadenZahlung, upload } from '#server/database/vorgangsschema.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { beendigungen } from '#tests/support/beendigung.ts';
import { insertRows, people } from '#tests/support/rows.ts';
import { meldung, nummerAus, schadenaufrufe } from '#tests/support/schadenaufrufe.ts';

let api: TestApi;
let nummer: string;
const { melde, reicheEin, liste, schaden: gelesen, datei, vertragMit } = schadenaufrufe(() => api);
const { leeren } = beendigungen(() => api);
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(async () => {
  await insertRows(api.database);
  await vertragMit({});
  nummer = nummerAus(await melde());
  api.setNow('2026-11-25T10:00:00Z');
});
afterEach(async () => {
  await leeren();
  api.setNow('2026-11-20T10:00:00Z');
});
afterAll(() => api.close());

const istNun = (status: Schaden['status']) =>
  api.database.update(schaden).set({ status }).where(eq(schaden.schadenNummer, nummer));
const mitDatei = async (typ: string) => ({ typ, dateien: [await datei()] });

describe('a customer who hands in what her claim needs', () => {
  test('sees it come in, and the claim goes on once nothing required is missing', async () => {
    await istNun('UNTERLAGEN_ANGEFORDERT');
    const erste = await reicheEin(nummer, await mitDatei('FOTOS'));
    expect(erste).toMatchObject({
      status: 200,
      body: [
        { typ: 'KAUFBELEGE', label: 'Kaufbelege', pflicht: true, erhalten: false },
        { typ: 'KOSTENVORANSCHLAG', pflicht: false, erhalten: false },
        { typ: 'INSTALLATEURBERICHT' },
        { typ: 'TROCKNUNGSPROTOKOLL' },
        { typ: 'FOTOS', pflicht: true, erhalten: true },
      ],
    });
    expect(await liste()).toMatchObject([
      {
        status: 'UNTERLAGEN_ANGEFORDERT',
        fehlend: 5,
        letzteAktivitaet: '2026-11-25T10:00:00.000Z',
      },
    ]);
    api.setNow('2026-11-26T10:00:00Z');
    await reicheEin(nummer, await mitDatei('KAUFBELEGE'));
    expect(await gelesen(nummer)).toMatchObject({
      status: 'IN_PRUEFUNG',
      fehlend: 4,
      verlauf: [
        { ereignis: 'GEMELDET' },
        { ereignis: 'UNTERLAGE_ERHALTEN', autor: 'Sie', notiz: 'Fotos des Schadens' },
        { ereignis: 'UNTERLAGE_ERHALTEN', autor: 'Sie', notiz: 'Kaufbelege' },
      ],
    });
  });

  test('sends the same request twice and hands in once', async () => {
    const schluessel = crypto.randomUUID();
    const body = await mitDatei('FOTOS');
    const erste = await reicheEin(nummer, body, { schluessel });
    const zweite = await reicheEin(nummer, body, { schluessel });
    expect(zweite).toMatchObject({ status: 200, body: erste.body });
    expect((await gelesen(nummer)).verlauf).toHaveLength(2);
  });

  test('adds more files to an entry later', async () => {
    await reicheEin(nummer, await mitDatei('FOTOS'));
    expect((await reicheEin(nummer, await mitDatei('FOTOS'))).status).toBe(200);
    const dateien = await api.database.select().from(upload);
    expect(new Set(dateien.map(({ vorgangId }) => vorgangId)).size).toBe(1);
    expect(dateien[0]?.vorgangId).not.toBeNull();
  });

  test('wakes a claim that rests, with anything', async () => {
    await istNun('RUHEND');
    await reicheEin(nummer, await mitDatei('KOSTENVORANSCHLAG'));
    expect((await gelesen(nummer)).status).toBe('IN_PRUEFUNG');
  });

  test.each(['REGULIERT', 'ABGELEHNT', 'GESCHLOSSEN'] as const)(
    'is told to write where it is decided: %s',
    async (status) => {
      await istNun(status);
      expect(await reicheEin(nummer, await mitDatei('FOTOS'))).toMatchObject({
        status: 409,
        body: {
          code: 'GESCHLOSSEN',
          errorMessage: 'Dieser Schaden ist abgeschlossen. Schreiben Sie uns bitte eine Nachricht.',
        },
      });
      expect((await gelesen(nummer)).antwortBis).toBeNull();
    },
  );

  test('cannot hand in what is not on the list, and the same key goes through for what is', async () => {
    const schluessel = crypto.randomUUID();
    const { dateien } = await mitDatei('FOTOS');
    const falsch = await reicheEin(nummer, { typ: 'FUNDBUERO', dateien }, { schluessel });
    expect(falsch).toMatchObject({ status: 409, body: { code: 'UNBEKANNT' } });
    const richtig = await reicheEin(nummer, { typ: 'FOTOS', dateien }, { schluessel });
    expect(richtig.status).toBe(200);
  });

  test.each([
    ['of somebody else', () => datei(people.andererKunde)],
    ['sent for a change', () => datei(people.kundin, 'AENDERUNG')],
  ])('cannot use a file %s', async (_, id) => {
    const antwort = await reicheEin(nummer, { typ: 'FOTOS', dateien: [await id()] });
    expect(antwort).toMatchObject({ status: 409, body: { code: 'NACHWEIS' } });
    expect((await gelesen(nummer)).fehlend).toBe(6);
  });

  test('has to choose a file', async () => {
    expect(await reicheEin(nummer, { typ: 'FOTOS', dateien: [] })).toMatchObject({
      status: 422,
      body: { fehler: [{ feld: 'dateien', text: 'Wählen Sie mindestens eine Datei.' }] },
    });
  });

  test('finds the claim with the latest activity first', async () => {
    const davor = { ...meldung.ereignis, schadendatum: '2026-11-17' };
    const zweiter = nummerAus(await melde({ ...meldung, ereignis: davor }));
    expect((await liste()).map((einer) => einer.schadenNummer)).toEqual([zweiter, nummer]);
    api.setNow('2026-11-26T10:00:00Z');
    await reicheEin(nummer, await mitDatei('FOTOS'));
    expect((await liste()).map((einer) => einer.schadenNummer)).toEqual([nummer, zweiter]);
  });
});

test('an account that was paid to shows its last four characters only, to agents too', async () => {
  await api.database.insert(schadenZahlung).values({
    id: crypto.randomUUID(),
    schadenNummer: nummer,
    datum: '2026-11-24',
    betrag: 1_180_00,
    empfaenger: 'Lena Krüger',
    iban: 'DE89370400440532013000',
  });
  for (const als of [people.kundin, people.andererMakler]) {
    expect((await gelesen(nummer, als)).zahlungen).toEqual([
      {
        datum: '2026-11-24',
        betrag: 1_180_00,
        empfaenger: 'Lena Krüger',
        iban: 'DE** **** **** **** **30 00',
      },
    ]);
  }
});
