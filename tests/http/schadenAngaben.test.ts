// Again on PostgreSQL: a repeated key, and a claim that is locked while parts are told.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as tables from '#server/database/schema.ts';
import { schaden } from '#server/database/vorgangsschema.ts';
import { kontodaten } from '#server/repositories/kontodaten.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { beendigungen } from '#tests/support/beendigung.ts';
import { insertRows, people } from '#tests/support/rows.ts';
import { nummerAus, schadenaufrufe, wohnung } from '#tests/support/schadenaufrufe.ts';

let api: TestApi;
let nummer: string;
const { melde, schaden: gelesen, liste, vertragMit } = schadenaufrufe(() => api);
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

const ergaenze = (body: object, { als = people.kundin, schluessel = crypto.randomUUID() } = {}) =>
  api.send({
    method: 'PATCH',
    path: `/schaden/${nummer}/angaben`,
    als,
    body,
    headers: { 'idempotency-key': schluessel },
  });

const frischerCode = () =>
  kontodaten(api.database).bestaetigen(
    people.kundin.sub,
    `sign-in of ${people.kundin.sub}`,
    new Date('2026-11-25T09:55:00Z'),
  );

const teppich = {
  bezeichnung: 'Teppich',
  neupreis: 420_00,
  zustand: 'ZERSTOERT',
  beleg: true,
} as const;
const sachen = { positionen: [teppich], unbekannt: true };
const anderesKonto = { konto: 'ANDERES', iban: 'DE02120300000000202051' };

describe('a customer who tells more of her claim', () => {
  test('sees the part answered, its words among her own, and one thing less missing', async () => {
    const [davor] = await liste();
    expect(davor).toMatchObject({ fehlend: 6 });
    const antwort = await ergaenze({ sachen });
    expect(antwort).toMatchObject({
      status: 200,
      body: [
        { teil: 'umstaende', beantwortet: false },
        { teil: 'sachen', beantwortet: true },
        { teil: 'versicherung', beantwortet: false },
        { teil: 'auszahlung', beantwortet: false },
      ],
    });
    const danach = await gelesen(nummer);
    expect(danach).toMatchObject({
      fehlend: 5,
      nachtrag: { sachen },
      letzteAktivitaet: '2026-11-25T10:00:00.000Z',
      verlauf: [
        { ereignis: 'GEMELDET' },
        { ereignis: 'ANGABEN_ERGAENZT', autor: 'Sie', notiz: 'Preise der Sachen' },
      ],
    });
    expect(danach.angaben.slice(-2)).toEqual([
      { label: 'Sache 1', wert: 'Teppich, 420,00\u00A0EUR, Zerstört, mit Beleg' },
      { label: 'Geschätzte Schadenhöhe', wert: 'noch nicht bekannt' },
    ]);
  });

  test('tells the same twice with one key, and it is told once', async () => {
    const schluessel = crypto.randomUUID();
    await ergaenze({ sachen }, { schluessel });
    expect(await ergaenze({ sachen }, { schluessel })).toMatchObject({ status: 200 });
    expect((await gelesen(nummer)).verlauf).toHaveLength(2);
  });

  test('answers anew, and the later answer counts', async () => {
    await ergaenze({ versicherung: { weitere: true, versicherer: 'Nordlicht' } });
    await ergaenze({ versicherung: { weitere: false } });
    expect(await gelesen(nummer)).toMatchObject({ nachtrag: { versicherung: { weitere: false } } });
  });

  test('wakes a claim that rested', async () => {
    await api.database.update(schaden).set({ status: 'RUHEND' });
    await ergaenze({ sachen });
    expect(await gelesen(nummer)).toMatchObject({ status: 'IN_PRUEFUNG' });
  });

  test('writes about it, and a claim that rested goes on', async () => {
    await api.database.update(schaden).set({ status: 'RUHEND' });
    const antwort = await api.send({
      method: 'POST',
      path: '/nachricht/nachricht',
      als: people.kundin,
      body: { anliegen: 'SCHADEN', versicherungsNummer: wohnung, text: 'Belege habe ich keine.' },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(antwort.status).toBe(200);
    expect(await gelesen(nummer)).toMatchObject({
      status: 'IN_PRUEFUNG',
      verlauf: [{ ereignis: 'GEMELDET' }, { ereignis: 'NACHRICHT', autor: 'Sie', notiz: null }],
    });
  });

  test('is paid to a known account only where there is one', async () => {
    await vertragMit({ bankverbindung: null });
    expect(await ergaenze({ auszahlung: { konto: 'VERTRAG' } })).toMatchObject({
      status: 409,
      body: { code: 'KEIN_KONTO' },
    });
  });

  test('names another account only after a fresh code, and with a proven address', async () => {
    expect(await ergaenze({ auszahlung: anderesKonto })).toMatchObject({
      status: 409,
      body: { code: 'BESTAETIGUNG_NOETIG' },
    });
    await frischerCode();
    await api.database.update(tables.zugang).set({ emailBewiesen: false });
    expect(await ergaenze({ auszahlung: anderesKonto })).toMatchObject({
      status: 409,
      body: { code: 'EMAIL_UNBEWIESEN' },
    });
    expect(await gelesen(nummer)).toMatchObject({ nachtrag: {} });
    await api.database.update(tables.zugang).set({ emailBewiesen: true });
  });

  test('names another account: she reads its end only, and is told by mail without it', async () => {
    await frischerCode();
    await ergaenze({ auszahlung: anderesKonto });
    const danach = await gelesen(nummer);
    expect(JSON.stringify(danach)).not.toContain(anderesKonto.iban);
    expect(danach.angaben).toContainEqual({
      label: 'Auszahlung',
      wert: 'DE** **** **** **** **20 51',
    });
    const mail = await vi.waitUntil(() =>
      api.mails.find(({ betreff }) => betreff === `Konto für Ihren Schaden ${nummer}`),
    );
    expect(mail.text).toContain('ein anderes Konto');
    expect(mail.text).not.toContain('2051');
  });

  test('cannot name another account while her accounts are barred, and can leave it with the known one', async () => {
    await api.database
      .update(tables.partner)
      .set({ bankGesperrtBis: new Date('2026-11-26T10:00:00Z') });
    expect(await ergaenze({ auszahlung: anderesKonto })).toMatchObject({
      status: 409,
      body: { code: 'BANK_GESPERRT' },
    });
    await api.database.update(tables.partner).set({ bankGesperrtBis: null });
    expect(await ergaenze({ auszahlung: { konto: 'VERTRAG' } })).toMatchObject({ status: 200 });
  });
});

describe('what cannot be told', () => {
  test.each([
    ['no part at all', {}, 'body'],
    [
      'a thing bought tomorrow',
      { sachen: { positionen: [{ ...teppich, kaufdatum: '2026-11-26' }], unbekannt: true } },
      'sachen.positionen.0.kaufdatum',
    ],
    [
      'neither an amount nor that it is unknown',
      { sachen: { positionen: [teppich], unbekannt: false } },
      'sachen.schadenhoehe',
    ],
    ['another account without its number', { auszahlung: { konto: 'ANDERES' } }, 'auszahlung.iban'],
    ['an answer of another kind of damage', { umstaende: { feuerwehr: true } }, 'umstaende'],
    [
      'half the questions of its kind',
      { umstaende: { wasserUrsache: 'ROHRBRUCH' } },
      'umstaende.wasserAbgestellt',
    ],
  ])('is refused with the place: %s', async (_, body, feld) => {
    const antwort = await ergaenze(body);
    expect(antwort.status).toBe(422);
    expect(JSON.stringify(antwort.body)).toContain(
      feld === 'body' ? 'mindestens eine Angabe' : feld,
    );
  });

  test.each([
    ['a part its kind does not ask', { polizei: { gemeldet: false } }, 'UNGEFRAGT'],
    [
      'who was injured, where she has the damage herself',
      {
        beteiligte: {
          geschaedigte: [{ name: 'Ida Kern', verhaeltnis: 'NACHBAR' }],
          anspruchGestellt: false,
          verantwortlich: 'ICH',
        },
      },
      'UNGEFRAGT',
    ],
  ])('is refused: %s', async (_, body, code) => {
    expect(await ergaenze(body)).toMatchObject({ status: 409, body: { code } });
  });

  test('anything about a claim that is decided', async () => {
    await api.database
      .update(schaden)
      .set({ status: 'REGULIERT' })
      .where(eq(schaden.schadenNummer, nummer));
    expect(await ergaenze({ sachen })).toMatchObject({
      status: 409,
      body: { code: 'GESCHLOSSEN' },
    });
  });

  test('what she told is not read by her broker', async () => {
    await ergaenze({ versicherung: { weitere: true, versicherer: 'Nordlicht' } });
    const fuerMakler = await gelesen(nummer, people.andererMakler);
    expect(fuerMakler).toMatchObject({ nachtrag: {}, angaben: [] });
    expect(JSON.stringify(fuerMakler)).not.toContain('Nordlicht');
  });
});
