// Again on PostgreSQL: statements no other of these tests makes.
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { postausgang } from '#server/database/antragsschema.ts';
import { vermittlereinstellung } from '#server/database/kontoschema.ts';
import * as tables from '#server/database/schema.ts';
import { umsatzAngegeben } from '#server/commands/vertrag/umsatzBestaetigen.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { nachtwelt } from '#tests/support/nachtwelt.ts';
import { insertRows, nummern } from '#tests/support/rows.ts';

let offen: TestDatabase;
let welt: ReturnType<typeof nachtwelt>;
beforeEach(async () => {
  offen = await openTestDatabase();
  await insertRows(offen.database);
  welt = nachtwelt(offen.database);
  await welt.mitUmsatz(20_000_000);
});
afterEach(() => offen.close());

const umsatz = async () => (await welt.vertrag()).risiken.jahresumsatz;

test('90 days before the Hauptfälligkeit we ask, and the revenue can be stated', async () => {
  await welt.nacht('2026-10-02');
  expect(await welt.aufgaben()).toEqual([]);
  await welt.nacht('2026-10-03');
  expect(await welt.aufgaben()).toEqual([
    {
      typ: 'UmsatzErinnern1',
      status: 'Offen',
      erstelltAm: '2026-10-03',
      faelligAm: '2026-11-02',
      erledigtAm: null,
    },
  ]);
  expect(await umsatz()).toEqual({ value: 20_000_000, isAdjustable: true });
  expect(await welt.betreffe()).toEqual(['Bitte prüfen Sie Ihren Jahresumsatz.']);
});

test('the sub-agent who looks after the contract hears that her customer is asked', async () => {
  await offen.database.delete(vermittlereinstellung);
  await welt.nacht('2026-10-03');
  const { an, betreff } = postausgang;
  const post = await offen.database.select({ an, betreff }).from(postausgang);
  expect(post.filter((mail) => mail.an === 'betreuerin@example.org')).toEqual([
    {
      an: 'betreuerin@example.org',
      betreff: `Vertrag ${nummern.eigener}: Jahresumsatz gefragt`,
    },
  ]);
});

test('nobody answers: two reminders, then a tenth more with a Nachtrag, and a month to correct it', async () => {
  const vorher = await welt.vertrag();
  await welt.naechte('2026-10-01', '2027-01-01', 1);
  expect((await welt.aufgaben()).map(({ typ, status }) => [typ, status])).toEqual([
    ['UmsatzErinnern1', 'Storniert'],
    ['UmsatzErinnern2', 'Storniert'],
    ['UmsatzAutomatischAnpassen', 'Erledigt'],
  ]);
  expect(await welt.betreffe()).toEqual([
    'Bitte prüfen Sie Ihren Jahresumsatz.',
    'Erinnerung: Wir benötigen Ihren aktuellen Jahresumsatz.',
    'Ohne Ihre Angabe passen wir Ihren Jahresumsatz zum 01.01.2027 um 10\u00A0% an.',
    'Ihr Jahresumsatz ab dem 01.01.2027',
  ]);
  const nachher = await welt.vertrag();
  expect(nachher.risiken.jahresumsatz).toEqual({ value: 22_000_000, isAdjustable: true });
  expect(nachher.tarifAngaben).toEqual({ ...vorher.tarifAngaben, jahresumsatz: 22_000_000 });
  expect(nachher.beitragsKomponenten).not.toEqual(vorher.beitragsKomponenten);
  expect(nachher.wirksamkeitsdatum).toBe('2027-01-01');
  expect(await offen.database.select().from(tables.dokument)).toMatchObject([{ typ: 'NACHTRAG' }]);
  await welt.nacht('2027-01-31');
  expect((await umsatz())?.isAdjustable).toBe(true);
  await welt.nacht('2027-02-01');
  expect((await umsatz())?.isAdjustable).toBe(false);
});

test('whoever answers is asked no more in this year, and again in the next', async () => {
  await welt.nacht('2026-10-03');
  await umsatzAngegeben(offen.database, await welt.vertrag(), '2026-10-10');
  await welt.naechte('2026-10-11', '2027-01-15', 7);
  expect(await welt.aufgaben()).toHaveLength(1);
  expect(await umsatz()).toEqual({ value: 20_000_000, isAdjustable: false });
  await welt.nacht('2027-10-03');
  expect((await welt.aufgaben()).map(({ status }) => status)).toEqual(['Erledigt', 'Offen']);
});

test('a revenue that would pass the limit is for people: the task stays open, nothing is raised', async () => {
  await welt.mitUmsatz(500_000_000);
  await welt.naechte('2026-10-01', '2027-01-10', 10);
  expect((await welt.aufgaben()).at(-1)).toMatchObject({
    typ: 'UmsatzAutomatischAnpassen',
    status: 'Offen',
  });
  expect(await umsatz()).toEqual({ value: 500_000_000, isAdjustable: true });
  const vorgelegt = await offen.database
    .select()
    .from(tables.journal)
    .where(eq(tables.journal.aktion, 'jahresumsatz.vorgelegt'));
  expect(vorgelegt).toHaveLength(1);
});

test('a contract that was not asked in time, has not begun or ends is left alone', async () => {
  await welt.nacht('2026-11-15');
  expect(await welt.aufgaben()).toEqual([]);
  await welt.aendern({ vertragsBeginn: '2027-01-01' });
  await welt.nacht('2026-11-16');
  await welt.aendern({
    vertragsBeginn: '2025-01-01',
    status: 'AUSLAUFEND',
    beendigungsdatum: '2027-12-31',
  });
  await welt.nacht('2027-10-03');
  expect(await welt.aufgaben()).toEqual([]);
});

test('two runs at once ask once', async () => {
  await Promise.all([welt.nacht('2026-10-03'), welt.nacht('2026-10-03')]);
  expect(await welt.aufgaben()).toHaveLength(1);
  expect(await welt.betreffe()).toHaveLength(1);
});
