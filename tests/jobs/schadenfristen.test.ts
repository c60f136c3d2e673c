// Again on PostgreSQL: statements no other of these tests makes.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { postausgang } from '#server/database/antragsschema.ts';
import {
  mitteilung,
  schaden,
  schadenEreignis,
  schadenUnterlage,
} from '#server/database/vorgangsschema.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { nachtwelt } from '#tests/support/nachtwelt.ts';
import { insertRows } from '#tests/support/rows.ts';
import { insertSchaden, schadenNummer } from '#tests/support/schadenrechte.ts';

let offen: TestDatabase;
let welt: ReturnType<typeof nachtwelt>;
// Reported on 10 November 2026; a photo is required and has not come.
beforeEach(async () => {
  offen = await openTestDatabase();
  await insertRows(offen.database);
  await insertSchaden(offen.database);
  await offen.database
    .insert(schadenUnterlage)
    .values({ id: crypto.randomUUID(), schadenNummer, typ: 'FOTOS', pflicht: true });
  welt = nachtwelt(offen.database);
});
afterEach(() => offen.close());

const stand = async () => {
  const [zeile] = await offen.database.select().from(schaden);
  return zeile;
};
const angefordert = (tag: string) =>
  offen.database.insert(schadenEreignis).values({
    id: crypto.randomUUID(),
    schadenNummer,
    ereignis: 'UNTERLAGE_ANGEFORDERT',
    autor: 'Schadenservice',
    zeitpunkt: new Date(`${tag}T10:00:00Z`),
    notiz: 'Fotos des Schadens',
  });

test('after 14 days she is reminded once of what is missing, by name in her mailbox only', async () => {
  await welt.nacht('2026-11-23');
  expect(await welt.betreffe()).toEqual([]);
  await welt.naechte('2026-11-24', '2026-11-30');
  expect(await welt.betreffe()).toEqual([`Erinnerung zu Ihrem Schaden ${schadenNummer}`]);
  const [brief] = await offen.database.select().from(mitteilung);
  expect(brief).toMatchObject({ kategorie: 'SCHADEN', partnerNummer: 'P000001' });
  expect(brief?.text).toContain('Fotos des Schadens');
  expect(brief?.text).toContain('bis zum 22.12.2026');
  const [mail] = await offen.database.select().from(postausgang);
  expect(mail?.text).toContain(schadenNummer);
  expect(mail?.text).not.toContain('Fotos');
  expect(await stand()).toMatchObject({ status: 'IN_PRUEFUNG', erinnertAm: '2026-11-24' });
});

test('after 42 days the claim rests, and nobody is reminded of it any more', async () => {
  await welt.naechte('2026-11-24', '2026-12-22');
  expect(await stand()).toMatchObject({ status: 'IN_PRUEFUNG' });
  await welt.naechte('2026-12-23', '2027-02-01');
  expect(await welt.betreffe()).toEqual([
    `Erinnerung zu Ihrem Schaden ${schadenNummer}`,
    `Ihr Schaden ${schadenNummer} ruht`,
  ]);
  expect(await stand()).toMatchObject({ status: 'RUHEND' });
});

test('what was asked for later counts from then on', async () => {
  await welt.nacht('2026-11-24');
  await angefordert('2026-12-01');
  await welt.naechte('2026-12-01', '2026-12-14');
  expect(await welt.betreffe()).toHaveLength(1);
  await welt.nacht('2026-12-15');
  expect(await welt.betreffe()).toHaveLength(2);
  await welt.nacht('2027-01-12');
  expect(await stand()).toMatchObject({ status: 'IN_PRUEFUNG' });
  await welt.nacht('2027-01-13');
  expect(await stand()).toMatchObject({ status: 'RUHEND' });
});

test('nothing rests of which nobody was reminded, however long the nights stood still', async () => {
  await welt.nacht('2027-02-01');
  expect(await stand()).toMatchObject({ status: 'IN_PRUEFUNG', erinnertAm: '2027-02-01' });
  await welt.nacht('2027-03-01');
  expect(await stand()).toMatchObject({ status: 'IN_PRUEFUNG' });
  await welt.nacht('2027-03-02');
  expect(await stand()).toMatchObject({ status: 'RUHEND' });
});

test('what was decided in part does not rest', async () => {
  await offen.database.update(schaden).set({ status: 'TEILREGULIERT' });
  await welt.naechte('2026-11-24', '2027-02-01', 7);
  expect(await welt.betreffe()).toEqual([]);
  expect(await stand()).toMatchObject({ status: 'TEILREGULIERT' });
});

test('nobody is reminded of what has come, is not required, or is decided', async () => {
  await offen.database.update(schadenUnterlage).set({ pflicht: false });
  await welt.nacht('2026-12-01');
  await offen.database
    .update(schadenUnterlage)
    .set({ pflicht: true, erhaltenAm: new Date('2026-11-20T10:00:00Z') });
  await welt.nacht('2026-12-02');
  await offen.database.update(schadenUnterlage).set({ erhaltenAm: null });
  await offen.database.update(schaden).set({ status: 'REGULIERT' });
  await welt.nacht('2026-12-03');
  expect(await welt.betreffe()).toEqual([]);
});
