import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { vertrag, vertragskachel } from '#contract/entities/vertrag.ts';
import * as tables from '#server/database/schema.ts';
import { forderung } from '#server/database/vorgangsschema.ts';
import { openTestApi, type Person, type TestApi } from '#tests/support/api.ts';
import { grundvertrag, insertRows, nummern, people } from '#tests/support/rows.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await insertRows(api.database);
});
afterAll(() => api.close());

const liste = z.array(vertragskachel);
const path = '/vertrag/findByPartnerNummer/P000001';

test('a customer sees all her contracts, active ones first and newest first', async () => {
  const antwort = await api.send({ method: 'GET', path, als: people.kundin });
  expect(antwort.status).toBe(200);
  expect(z.parse(liste, antwort.body).map((v) => v.versicherungsNummer)).toEqual([
    nummern.eigener,
    nummern.andererAgentur,
    nummern.zweiter,
  ]);
});

test('a list carries what its tiles show, and no document however many a contract has', async () => {
  const antwort = await api.send({ method: 'GET', path, als: people.kundin });
  const felder = new Set(
    z.parse(z.array(z.record(z.string(), z.any())), antwort.body).flatMap(Object.keys),
  );
  const kachel: readonly string[] = Object.keys(vertragskachel.shape);
  expect([...felder].filter((feld) => !kachel.includes(feld))).toEqual([]);
  expect(JSON.stringify(antwort.body)).not.toContain('/api/druck');
});

test('a customer without contracts gets an empty list', async () => {
  const ohne = '/vertrag/findByPartnerNummer/P000003';
  const antwort = await api.send({ method: 'GET', path: ohne, als: people.kundeOhneVertrag });
  expect(antwort).toMatchObject({ status: 200, body: [] });
});

test('a broker sees of a customer what his agency looks after', async () => {
  const antwort = await api.send({ method: 'GET', path, als: people.makler });
  const gesehen = z.parse(liste, antwort.body).map((v) => v.versicherungsNummer);
  expect(gesehen).toEqual([nummern.eigener, nummern.zweiter]);
});

test('a sub-agent sees only the contracts assigned to her', async () => {
  const antwort = await api.send({ method: 'GET', path, als: people.betreuerin });
  const gesehen = z.parse(liste, antwort.body).map((v) => v.versicherungsNummer);
  expect(gesehen).toEqual([nummern.eigener]);
});

test('a contract shows its premium, its masked IBAN and what its payment period offers', async () => {
  const antwort = await api.send({
    method: 'GET',
    path: `/vertrag/${nummern.eigener}`,
    als: people.kundin,
  });
  expect(antwort.body).toMatchObject({
    versicherungsName: 'Betriebshaftpflicht',
    versicherungsPraemie: 57_120,
    jahresVersicherungsPraemie: 57_120,
    hauptfaelligkeit: '2027-01-01',
    kuendbar: 'VERTRAGSENDE',
    widerrufbar: false,
    bankverbindung: { iban: 'DE** **** **** **** **30 00', kontoinhaber: 'Lena Krüger' },
    naechsteKuendigung: { eingangBis: '2026-11-30', zum: '2026-12-31' },
    vermittler: { vermittlerNummer: '4711000001' },
    aenderungen: { zahlweise: { hinderung: null, wirksamkeitsdatum: '2027-01-01' } },
  });
  expect(JSON.stringify(antwort.body)).not.toContain('3704');
});

test('what is open comes with the contract, with the day to pay it by even before a reminder', async () => {
  await schulden('2026-11-15', null);
  // What falls due later is not open yet.
  await schulden('2026-12-15', null);
  // The day before a reminder would go out.
  expect(await offen()).toEqual({
    betrag: 1_000,
    faelligAm: '2026-11-15',
    zahlbarBis: '2026-11-24',
  });
  await schulden('2026-10-15', '2026-11-11');
  expect(await offen()).toEqual({
    betrag: 2_000,
    faelligAm: '2026-10-15',
    zahlbarBis: '2026-11-11',
  });
});

function schulden(faelligAm: string, fristBis: string | null) {
  const zeile = { id: crypto.randomUUID(), art: 'FOLGEBEITRAG', betrag: 1_000 } as const;
  const versicherungsNummer = nummern.fremder;
  return api.database
    .insert(forderung)
    .values({ ...zeile, versicherungsNummer, faelligAm, fristBis });
}

async function offen() {
  const url = `/vertrag/${nummern.fremder}`;
  const { body } = await api.send({ method: 'GET', path: url, als: people.andererKunde });
  return z.parse(vertrag, body).rueckstand;
}

test.each([
  ['today', 'BH250000697', 'ABSOLUT'],
  ['by an older release', 'BH250000698', 'ABSOLUTE'],
])(
  'what she carries herself, stored %s, is ABSOLUT on the wire',
  async (_, versicherungsNummer, unit) => {
    const eigener = { ...grundvertrag, versicherungsNummer, partnerNummer: 'P000002' };
    await api.database.insert(tables.vertrag).values(eigener);
    const risiken = { deckungsVarianten: [], selbstBeteiligung: { wert: 25_000, unit } };
    await api.database
      .update(tables.vertrag)
      .set({ risiken: sql`${JSON.stringify(risiken)}::jsonb` })
      .where(eq(tables.vertrag.versicherungsNummer, versicherungsNummer));
    const path = `/vertrag/${versicherungsNummer}`;
    expect(await api.send({ method: 'GET', path, als: people.andererKunde })).toMatchObject({
      status: 200,
      body: { selbstBeteiligung: { wert: 25_000, unit: 'ABSOLUT' } },
    });
  },
);

test('whose broker looks after a contract is told to its customer and to him, and to nobody else', async () => {
  const frage = (nummer: string, als: Person) =>
    api.send({ method: 'GET', path: `/vertrag/${nummer}/vermittlernummer`, als });
  for (const als of [people.kundin, people.makler, people.betreuerin]) {
    expect(await frage(nummern.eigener, als)).toMatchObject({
      status: 200,
      body: { vermittlerNummer: '4711000001' },
    });
  }
  for (const als of [people.andererKunde, people.leser]) {
    expect((await frage(nummern.eigener, als)).status).toBe(404);
  }
  expect((await frage(nummern.unbekannt, people.kundin)).status).toBe(404);
  const direkt = { ...grundvertrag, versicherungsNummer: 'BH250000699', vermittlerNummer: null };
  await api.database.insert(tables.vertrag).values({ ...direkt, partnerNummer: 'P000002' });
  expect((await frage('BH250000699', people.andererKunde)).body).toEqual({
    vermittlerNummer: null,
  });
});

test('pending changes and tasks of a contract come with it', async () => {
  const versicherungsNummer = 'VH250000602';
  await api.database
    .insert(tables.vertrag)
    .values({ ...grundvertrag, versicherungsNummer, partnerNummer: 'P000002', produkt: 'VH_2' });
  const am = { versicherungsNummer, wirksamkeitsdatum: '2026-12-10', angelegtAm: new Date() };
  await api.database.insert(tables.vormerkung).values([
    { ...am, art: 'phvAnzahl', wert: 'DREI' },
    { ...am, art: 'zahlweise', wert: 'MONATLICH', versicherungsPraemie: 4998 },
    { ...am, art: 'elementar', wert: true },
  ]);
  await api.database.insert(tables.aufgabe).values({
    id: crypto.randomUUID(),
    versicherungsNummer,
    typ: 'UmsatzErinnern1',
    status: 'Offen',
    erstelltAm: '2026-11-01',
    faelligAm: '2026-12-01',
  });
  const antwort = await api.send({
    method: 'GET',
    path: `/vertrag/${versicherungsNummer}`,
    als: people.andererKunde,
  });
  const wirksamkeitsdatum = '2026-12-10';
  expect(antwort.body).toMatchObject({
    vorgemerktePhvAnzahl: { wert: 'DREI', wirksamkeitsdatum },
    vorgemerkteElementar: { wert: true, wirksamkeitsdatum },
    vorgemerkteZahlweise: { wert: 'MONATLICH', wirksamkeitsdatum, versicherungsPraemie: 4998 },
    aufgaben: [{ typ: 'UmsatzErinnern1', status: 'Offen', erledigtAm: null }],
    aenderungen: {
      zahlweise: {
        hinderung: {
          code: 'VORGEMERKT',
          text: 'Für diesen Vertrag ist bereits eine Änderung zum 10.12.2026 vorgemerkt.',
        },
      },
    },
  });
});

test('the product of a number is told to anyone, an unknown number looks the same', async () => {
  expect(await art(nummern.eigener)).toMatchObject({ status: 200, body: { vertragsart: 'BHV' } });
  expect(await art(nummern.unbekannt)).toMatchObject({ status: 200, body: { vertragsart: null } });
});

test('each portal is told its pool', async () => {
  expect((await pool('benutzer')).body).toEqual({
    userPoolId: 'eu_B',
    userPoolClientId: 'b',
    userPoolEndpoint: '/idp/eu_B',
  });
  expect((await pool('vermittler')).body).not.toHaveProperty('userPoolEndpoint');
  expect((await pool('admin')).status).toBe(422);
});

function art(nummer: string) {
  return api.send({ method: 'GET', path: `/vertrag/${nummer}/vertragsart` });
}

function pool(portal: string) {
  return api.send({ method: 'GET', path: `/portale/${portal}/pool` });
}
