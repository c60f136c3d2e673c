// Again on PostgreSQL: statements no other of these tests makes.
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { berechnung } from '#contract/entities/aenderung.ts';
import { vertrag } from '#contract/entities/vertrag.ts';
import * as tables from '#server/database/schema.ts';
import { mitteilung, schaden } from '#server/database/vorgangsschema.ts';
import { tarifAngabenVon } from '#server/rules/tarif/vertragstarif.ts';
import {
  berechneSb,
  insertTarifierte,
  leeren,
  ohneSelbstbeteiligung,
  speichereSb,
} from '#tests/support/aenderungsaufrufe.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { grundvertrag, nummern, people } from '#tests/support/rows.ts';
import { eventually } from '#tests/support/eventually.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
beforeEach(() => insertTarifierte(api));
afterEach(() => leeren(api));
afterAll(() => api.close());

const nr = nummern.eigener;

test('an offer names each choice with its price and the days on which it may begin', async () => {
  const antwort = await api.send({
    method: 'GET',
    path: `/vertrag/${nr}/aenderung/selbstbeteiligung`,
    als: people.kundin,
  });
  expect(antwort).toMatchObject({
    status: 200,
    body: {
      art: 'selbstbeteiligung',
      hinderung: null,
      mehr: { von: '2026-11-21', bis: '2027-11-20' },
      weniger: { von: '2027-01-01', bis: '2027-01-01' },
      optionen: [
        { wert: 'SB_KEINE', beitrag: { versicherungsPraemie: 62_832 }, richtung: 'MEHR' },
        { wert: 'SB_250', beitrag: { versicherungsPraemie: 57_120 }, aktuell: true },
        { wert: 'SB_500', beitrag: { versicherungsPraemie: 53_122 }, richtung: 'WENIGER' },
        { wert: 'SB_1000', beitrag: { versicherungsPraemie: 49_123 } },
        { wert: 'SB_5000', beitrag: { versicherungsPraemie: 39_984 } },
      ],
    },
  });
});

test('a saved change waits for its day and is journalled, written down, posted and mailed', async () => {
  const antwort = await speichereSb(api, await berechneSb(api));
  expect(antwort).toMatchObject({
    status: 200,
    body: {
      versicherungsPraemie: 57_120,
      selbstBeteiligung: { wert: 25_000 },
      neueSelbstbeteiligung: 'SB_KEINE',
      vorgemerkteSelbstBeteiligung: { wert: 'SB_KEINE', wirksamkeitsdatum: '2026-12-01' },
      vorgemerkteAenderungen: [
        {
          art: 'selbstBeteiligung',
          text: 'Selbstbeteiligung: keine',
          wirksamkeitsdatum: '2026-12-01',
          versicherungsPraemie: 62_832,
          loeschbar: true,
        },
      ],
    },
  });
  expect(await api.database.select().from(tables.journal)).toMatchObject([
    {
      sub: 'kundin',
      aktion: 'selbstBeteiligung.vorgemerkt',
      alt: { zahlweise: 'JAEHRLICH' },
      neu: { wert: 'SB_KEINE', versicherungsPraemie: 62_832, imAuftragDesKunden: false },
    },
  ]);
  const [dokument] = await api.database.select().from(tables.dokument);
  expect(dokument).toMatchObject({ typ: 'NACHTRAG', versicherungsNummer: nr });
  expect(dokument?.inhalt).toContain('"Selbstbeteiligung bisher","wert":"250,00\u00A0EUR"');
  expect(dokument?.inhalt).toContain('"Neu ab 01.12.2026","wert":"jährlich 628,32\u00A0EUR"');
  // 31 of 365 days: 57,12 EUR x 31 / 365.
  expect(dokument?.inhalt).toContain('4,85\u00A0EUR zusätzlich');
  const betreff = 'Ihre Vertragsänderung zum 01.12.2026';
  expect(await api.database.select().from(mitteilung)).toMatchObject([
    { partnerNummer: 'P000001', betreff, vorgangId: dokument?.antragId },
  ]);
  await eventually(() => expect(api.mails).toHaveLength(1));
  expect(api.mails[0]).toMatchObject({ an: 'p000001@example.org', betreff });
  expect(api.mails[0]?.text).toContain(
    'Ab dem 01.12.2026 gilt: Selbstbeteiligung: keine (bisher: 250,00\u00A0EUR).',
  );
});

test('a contract keeps its documents beside the Nachtrag', async () => {
  const { body } = await speichereSb(api, await berechneSb(api));
  expect(z.parse(vertrag, body).dokumente.map(({ typ }) => typ)).toEqual([
    'NACHTRAG',
    'VERSICHERUNGSSCHEIN',
    'AVB',
    'PIB',
  ]);
});

describe('nothing is saved twice', () => {
  test('by a double click: both get the first answer', async () => {
    const body = await berechneSb(api);
    const schluessel = crypto.randomUUID();
    const antworten = await Promise.all([
      speichereSb(api, body, people.kundin, schluessel),
      speichereSb(api, body, people.kundin, schluessel),
    ]);
    expect(antworten.map(({ status }) => status)).toEqual([200, 200]);
    expect(antworten[0]?.body).toEqual(antworten[1]?.body);
    await nurEinmal();
  });

  test('from two tabs: one is told that a change is pending', async () => {
    const body = await berechneSb(api);
    const antworten = await Promise.all([speichereSb(api, body), speichereSb(api, body)]);
    const [erste, zweite] = antworten.toSorted((a, b) => a.status - b.status);
    expect(erste?.status).toBe(200);
    expect(zweite).toMatchObject({
      status: 409,
      body: {
        code: 'VORGEMERKT',
        errorMessage: 'Für diesen Vertrag ist bereits eine Änderung zum 01.12.2026 vorgemerkt.',
      },
    });
    await nurEinmal();
  });

  test('by customer and broker at once: one of them wins', async () => {
    const eigene = await berechneSb(api);
    const seine = { ...(await berechneSb(api, people.makler)), imAuftragDesKunden: true };
    const antworten = await Promise.all([
      speichereSb(api, eigene),
      speichereSb(api, seine, people.makler),
    ]);
    expect(antworten.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
    await nurEinmal();
  });
});

test('a contract that was changed since the price was calculated is not saved, and she reads that it was the contract', async () => {
  const body = await berechneSb(api);
  await api.database.update(tables.vertrag).set({ version: sql`version + 1` });
  const text =
    'Der Vertrag hat sich seit der Berechnung geändert, der Beitrag nicht. Bitte prüfen Sie die Berechnung noch einmal.';
  expect(await speichereSb(api, body)).toMatchObject({
    status: 409,
    body: { code: 'PREIS_GEAENDERT', errorMessage: text },
  });
  expect((await speichereSb(api, await berechneSb(api))).status).toBe(200);
});

test('a claim reported between calculating and saving keeps the deductible', async () => {
  const body = await berechneSb(api);
  await api.database.insert(schaden).values({
    schadenNummer: 'S26-0000001',
    versicherungsNummer: nr,
    schadenart: 'SACHSCHADEN',
    schadendatum: '2026-11-19',
    status: 'GEMELDET',
    gemeldetAm: new Date('2026-11-20T09:00:00Z'),
    letzteAktivitaet: new Date('2026-11-20T09:00:00Z'),
  });
  expect(await speichereSb(api, body)).toMatchObject({
    status: 409,
    body: { code: 'SCHADEN_OFFEN' },
  });
});

test('a broker acts for his customer and says so, and the customer reads who it was', async () => {
  const body = await berechneSb(api, people.makler);
  expect(await speichereSb(api, body, people.makler)).toMatchObject({
    status: 422,
    body: { fehler: [{ feld: 'imAuftragDesKunden' }] },
  });
  const gesendet = { ...body, imAuftragDesKunden: true };
  expect((await speichereSb(api, gesendet, people.makler)).status).toBe(200);
  const [nachricht] = await api.database.select().from(mitteilung);
  expect(nachricht?.text).toContain('Name makler hat die Änderung in Ihrem Auftrag gespeichert.');
});

test('an unknown kind of change and an unknown value are no change', async () => {
  const path = `/vertrag/${nr}/aenderung/hubraum`;
  expect((await api.send({ method: 'GET', path, als: people.kundin })).status).toBe(422);
  const unbekannt = { ...ohneSelbstbeteiligung, selbstbeteiligung: 'SB_7' };
  const antwort = await api.send({
    method: 'POST',
    path: `/vertrag/${nr}/beitrag/selbstbeteiligung`,
    als: people.kundin,
    body: unbekannt,
  });
  expect(antwort).toMatchObject({ status: 422, body: { fehler: [{ feld: 'selbstbeteiligung' }] } });
});

test('office liability is pointed out to a customer who has business liability, as the database knows', async () => {
  const versicherungsNummer = 'VH250000602';
  const tarifAngaben = tarifAngabenVon('VH_2', {
    hauptgewerbe: '1002',
    jahresumsatz: 15_000_000,
  });
  await api.database.insert(tables.vertrag).values({
    ...grundvertrag,
    versicherungsNummer,
    versicherungsTyp: 'VH',
    produkt: 'VH_2',
    tarifAngaben,
  });
  const hinweise = async () => {
    const antwort = await api.send({
      method: 'POST',
      path: `/vertrag/${versicherungsNummer}/beitrag/buerohaftpflicht`,
      als: people.kundin,
      body: { wirksamkeitsdatum: '2026-11-21', buerohaftpflicht: true },
    });
    return z.parse(berechnung, antwort.body).hinweise.map(({ code }) => code);
  };
  expect(await hinweise()).toEqual(['DOPPELVERSICHERUNG']);
  await api.database
    .update(tables.vertrag)
    .set({ status: 'BEENDET' })
    .where(eq(tables.vertrag.versicherungsTyp, 'BHV'));
  expect(await hinweise()).toEqual([]);
});

test('the tiles of a contract follow the flags of its fields', async () => {
  const antwort = await api.send({ method: 'GET', path: `/vertrag/${nr}`, als: people.kundin });
  expect(antwort.body).toHaveProperty(
    'kacheln',
    expect.arrayContaining([
      { art: 'zahlweise', hinderung: null },
      { art: 'selbstbeteiligung', hinderung: null },
    ]),
  );
});

test.each(['zahlweisen', '%00', 'deckung.', 'toString'])(
  'a pending change of the kind %s, which nobody knows, is not found, and nothing of it is kept',
  async (art) => {
    const path = `/vertrag/${nr}/vormerkung/${art}`;
    const vorher = await api.database.$count(tables.wiederholung);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const als = people.kundin;
    const antwort = await api.send({ method: 'DELETE', path, als, body: {}, headers });
    expect(antwort).toMatchObject({ status: 404, body: { code: 'NICHT_GEFUNDEN' } });
    expect(await api.database.$count(tables.wiederholung)).toBe(vorher);
  },
);

async function nurEinmal() {
  expect(await api.database.$count(tables.vormerkung)).toBe(1);
  expect(await api.database.$count(tables.journal)).toBe(1);
  expect(await api.database.$count(tables.dokument)).toBe(1);
  expect(await api.database.$count(mitteilung)).toBe(1);
}
