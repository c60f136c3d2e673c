// Again on PostgreSQL: statements no other of these tests makes.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { postausgang } from '#server/database/antragsschema.ts';
import * as tables from '#server/database/schema.ts';
import { journal } from '#server/repositories/journal.ts';
import { bewerteImVertrag, tarifAngabenVon } from '#server/rules/tarif/vertragstarif.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { nachtwelt } from '#tests/support/nachtwelt.ts';
import { grundvertrag, insertRows, nummern } from '#tests/support/rows.ts';

let offen: TestDatabase;
let welt: ReturnType<typeof nachtwelt>;
beforeEach(async () => {
  offen = await openTestDatabase();
  await insertRows(offen.database);
  welt = nachtwelt(offen.database);
});
afterEach(() => offen.close());

/** Business liability from 1 January 2025 of a firm that was founded in March 2024: 24 months end on 28 February 2026. */
async function gegruendet(gruendungsdatum: string, anders: object = {}): Promise<void> {
  const tage = { ...grundvertrag, hauptfaelligkeitTag: 1, hauptfaelligkeitMonat: 1 };
  const angaben = tarifAngabenVon('BHV_2', {
    hauptgewerbe: '1302',
    jahresumsatz: 20_000_000,
    gruendungsdatum,
  });
  const bewertung = bewerteImVertrag(tage, angaben ?? {}, grundvertrag.vertragsBeginn);
  if (bewertung?.ergebnis !== 'VERSICHERBAR') throw new Error('This cannot be insured.');
  await welt.aendern({
    tarifAngaben: angaben,
    beitragsKomponenten: bewertung.komponenten,
    ...anders,
  });
}

const netto = async () => (await welt.vertrag()).beitragsKomponenten[0]?.nettoJahr;
const ankuendigung = 'Ihr Nachlass für Gründer endet zum 01.01.2027';
const ende = 'Ihr Beitrag ab dem 01.01.2027';

test('a founder reads 60 days before when the discount ends and what it costs then, and once only', async () => {
  await gegruendet('2024-03-01');
  await welt.nacht('2026-11-01');
  expect(await welt.betreffe()).toEqual([]);
  await welt.nacht('2026-11-02');
  await welt.naechte('2026-11-03', '2026-12-31', 7);
  expect(await welt.betreffe()).toEqual([ankuendigung]);
  expect(await netto()).toBe(40_800);
  const [mail, ...weitere] = await offen.database.select().from(postausgang);
  expect(weitere).toEqual([]);
  expect(mail?.text).toContain('485,52\u00A0EUR');
  expect(mail?.text).toContain('571,20\u00A0EUR');
});

test('the discount ends at the first Hauptfälligkeit after the 24th month, with a Nachtrag and a mail', async () => {
  await gegruendet('2024-03-01');
  await welt.naechte('2026-10-30', '2027-01-05', 1);
  expect(await netto()).toBe(48_000);
  expect(await welt.betreffe()).toEqual([ankuendigung, ende]);
  expect((await welt.vertrag()).wirksamkeitsdatum).toBe('2027-01-01');
  expect(await offen.database.select().from(tables.dokument)).toMatchObject([{ typ: 'NACHTRAG' }]);
  const [schritt] = await journal(offen.database).beitragsschritte(nummern.eigener);
  expect(schritt).toMatchObject({
    ab: '2027-01-01',
    vorher: { beitragsKomponenten: [{ nettoJahr: 40_800 }] },
  });
});

test('nights that were missed are made up for, and the premium counts from the Hauptfälligkeit on', async () => {
  await gegruendet('2024-03-01');
  await welt.nacht('2026-10-20');
  await welt.nacht('2027-01-09');
  expect(await netto()).toBe(48_000);
  expect((await welt.vertrag()).wirksamkeitsdatum).toBe('2027-01-01');
  expect((await welt.betreffe()).at(-1)).toBe(ende);
});

test('a discount that ends while 24 months are not over at the Hauptfälligkeit lasts a year longer', async () => {
  await gegruendet('2024-11-01', { antragsdatum: '2024-12-01' });
  await welt.naechte('2025-10-20', '2026-01-05', 1);
  expect(await netto()).toBe(40_800);
  expect(await welt.betreffe()).toEqual([]);
});

test('a discount that was kept by a price guaranteed for 14 days ends as well', async () => {
  await gegruendet('2024-03-01', {
    antragsdatum: '2026-03-05',
    vertragsBeginn: '2026-03-06',
    hauptfaelligkeitTag: 6,
    hauptfaelligkeitMonat: 3,
  });
  expect(await netto()).toBe(40_800);
  await welt.naechte('2027-03-01', '2027-03-07', 1);
  expect(await netto()).toBe(48_000);
  expect((await welt.vertrag()).wirksamkeitsdatum).toBe('2027-03-06');
});

test('a contract that ends by then, one without the discount and one priced by hand are left alone', async () => {
  await gegruendet('2024-03-01', { status: 'AUSLAUFEND', beendigungsdatum: '2026-12-31' });
  await welt.naechte('2026-11-01', '2027-01-02', 30);
  expect(await welt.betreffe()).toEqual(['Ihr Vertrag ist beendet']);
  await gegruendet('2021-03-01', { status: 'LAUFEND', beendigungsdatum: null });
  await welt.naechte('2027-01-03', '2027-01-04', 1);
  expect(await netto()).toBe(48_000);
  const vonHand = [{ name: 'bhv', nettoJahr: 30_000, steuersatz: 1900 }];
  await gegruendet('2024-03-01', { beitragsKomponenten: vonHand });
  await welt.naechte('2027-01-05', '2027-01-06', 1);
  expect(await netto()).toBe(30_000);
  expect(await welt.betreffe()).toEqual(['Ihr Vertrag ist beendet']);
});
