// Again on PostgreSQL: statements no other of these tests makes.
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aufgabe, journal, vormerkung } from '#server/database/schema.ts';
import { forderung, mitteilung } from '#server/database/vorgangsschema.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { nachtwelt } from '#tests/support/nachtwelt.ts';
import { insertRows, nummern } from '#tests/support/rows.ts';

let offen: TestDatabase;
let welt: ReturnType<typeof nachtwelt>;
beforeEach(async () => {
  offen = await openTestDatabase();
  await insertRows(offen.database);
  welt = nachtwelt(offen.database);
});
afterEach(() => offen.close());

function schulden(
  faelligAm: string,
  art: 'ERSTBEITRAG' | 'FOLGEBEITRAG' = 'FOLGEBEITRAG',
  versicherungsNummer: string = nummern.eigener,
) {
  const zeile = { id: randomUUID(), versicherungsNummer, betrag: 57_120 };
  return offen.database.insert(forderung).values({ ...zeile, art, faelligAm });
}

const bezahlen = (bezahltAm: string) => offen.database.update(forderung).set({ bezahltAm });

test('ten days after a later premium was due it is reminded of, with amount, deadline and what follows', async () => {
  await schulden('2026-11-01');
  await welt.nacht('2026-11-10');
  expect((await welt.vertrag()).mahnung).toBe(false);
  await welt.naechte('2026-11-11', '2026-11-28', 6);
  expect((await welt.vertrag()).mahnung).toBe(true);
  // 11 November, two weeks and three days for the post: a Saturday, so Monday.
  expect(await offen.database.select().from(forderung)).toMatchObject([
    { gemahntAm: '2026-11-11', fristBis: '2026-11-30', beendetAm: null },
  ]);
  const [mahnung, ...weitere] = await offen.database.select().from(mitteilung);
  expect(weitere).toEqual([]);
  expect(mahnung?.text).toContain('Beitrag 571,20\u00A0EUR, fällig am 01.11.2026');
  expect(mahnung?.text).toContain('Zinsen 0,00\u00A0EUR, Kosten der Mahnung 0,00\u00A0EUR');
  expect(mahnung?.text).toContain('bis zum 30.11.2026');
  expect(mahnung?.text).toContain('§\u00A038\u00A0VVG');
});

test('who pays before the deadline keeps the contract, and nothing reminds any more', async () => {
  await schulden('2026-11-01');
  await welt.nacht('2026-11-11');
  await bezahlen('2026-11-20');
  await welt.naechte('2026-11-21', '2026-12-05', 3);
  expect(await welt.vertrag()).toMatchObject({ status: 'LAUFEND', mahnung: false });
});

test('after the deadline the contract is ended; payment within a month brings it back', async () => {
  await schulden('2026-11-01');
  await welt.naechte('2026-11-11', '2026-11-30', 19);
  expect((await welt.vertrag()).status).toBe('LAUFEND');
  await welt.nacht('2026-12-01');
  expect(await welt.vertrag()).toMatchObject({
    status: 'AUFGEHOBEN',
    beendigungsdatum: '2026-12-01',
    mahnung: false,
  });
  await bezahlen('2027-01-01');
  await welt.nacht('2027-01-02');
  expect(await welt.vertrag()).toMatchObject({ status: 'LAUFEND', beendigungsdatum: null });
  expect(await welt.betreffe()).toEqual([
    'Mahnung: Ihr Beitrag ist überfällig',
    'Wir kündigen Ihren Vertrag',
    'Ihr Vertrag lebt wieder auf',
  ]);
});

test('a contract brought back has its pending changes and its question after the revenue again', async () => {
  await offen.database.insert(vormerkung).values({
    versicherungsNummer: nummern.eigener,
    art: 'zahlweise',
    wert: 'MONATLICH',
    wirksamkeitsdatum: '2027-03-01',
    versicherungsPraemie: 4_998,
    angelegtAm: new Date('2026-11-02T10:00:00Z'),
  });
  await offen.database.insert(aufgabe).values({
    id: randomUUID(),
    versicherungsNummer: nummern.eigener,
    typ: 'UmsatzErinnern1',
    status: 'Offen',
    erstelltAm: '2026-10-03',
    faelligAm: '2027-02-28',
  });
  const vorher = await offen.database.select().from(vormerkung);
  await schulden('2026-11-01');
  await welt.nacht('2026-11-11');
  await welt.nacht('2026-12-01');
  expect(await offen.database.select().from(vormerkung)).toEqual([]);
  await bezahlen('2026-12-10');
  await welt.nacht('2026-12-11');
  expect((await welt.vertrag()).status).toBe('LAUFEND');
  expect(await offen.database.select().from(vormerkung)).toEqual(vorher);
  expect(await welt.aufgaben()).toMatchObject([{ typ: 'UmsatzErinnern1', status: 'Offen' }]);
});

test('whoever brings her contract back is told for which days she was not covered', async () => {
  await schulden('2026-11-01');
  await welt.nacht('2026-11-11');
  await welt.nacht('2026-12-01');
  await bezahlen('2026-12-10');
  await welt.nacht('2026-12-11');
  const meldungen = await offen.database.select().from(mitteilung);
  expect(meldungen.at(-1)?.text).toContain(
    'Für Schäden vom 01.12.2026 bis zum 10.12.2026 leisten wir nicht.',
  );
  const eintraege = await offen.database.select().from(journal);
  expect(eintraege.find(({ aktion }) => aktion === 'vertrag.wiederaufgelebt')?.neu).toMatchObject({
    ohneSchutz: { von: '2026-12-01', bis: '2026-12-10' },
  });
});

test('a contract that we had ended ourselves before comes back with that end', async () => {
  const gekuendigt = nachtwelt(offen.database, nummern.zweiter);
  await schulden('2026-11-01', 'FOLGEBEITRAG', nummern.zweiter);
  await gekuendigt.nacht('2026-11-11');
  await gekuendigt.nacht('2026-12-01');
  expect((await gekuendigt.vertrag()).status).toBe('AUFGEHOBEN');
  await bezahlen('2026-12-10');
  await gekuendigt.nacht('2026-12-11');
  expect(await gekuendigt.vertrag()).toMatchObject({
    status: 'AUSLAUFEND',
    beendigungsdatum: '2027-05-31',
  });
  const meldungen = await offen.database.select().from(mitteilung);
  expect(meldungen.at(-1)?.text).toContain('Er endet wie vorgesehen am 31.05.2027.');
});

test('who pays after the day her contract ended anyway reads that it ended, not that it counts again', async () => {
  const gekuendigt = nachtwelt(offen.database, nummern.zweiter);
  await gekuendigt.aendern({ beendigungsdatum: '2026-12-05' });
  await schulden('2026-11-01', 'FOLGEBEITRAG', nummern.zweiter);
  await gekuendigt.nacht('2026-11-11');
  await gekuendigt.nacht('2026-12-01');
  await bezahlen('2026-12-10');
  await gekuendigt.nacht('2026-12-11');
  expect(await gekuendigt.vertrag()).toMatchObject({ beendigungsdatum: '2026-12-05' });
  const text = (await offen.database.select().from(mitteilung)).at(-1)?.text;
  expect(text).toContain('Ihr Vertrag hat wie vorher am 05.12.2026 geendet.');
  expect(text).toContain('Für Schäden vom 01.12.2026 bis zum 05.12.2026 leisten wir nicht.');
  expect(text).not.toMatch(/gilt wieder|gelten wieder|Er endet/);
  expect((await gekuendigt.betreffe()).at(-1)).toBe('Ihre Zahlung ist angekommen');
});

test('a contract that was ended and brought back twice is each time what it was before', async () => {
  const gekuendigt = nachtwelt(offen.database, nummern.zweiter);
  const nochmal = async (monat: string, bezahltAm: string, ende: string) => {
    await schulden(`2026-${monat}-01`, 'FOLGEBEITRAG', nummern.zweiter);
    await gekuendigt.nacht(`2026-${monat}-11`);
    await gekuendigt.nacht(ende);
    expect((await gekuendigt.vertrag()).status).toBe('AUFGEHOBEN');
    await bezahlen(bezahltAm);
    await gekuendigt.nacht(bezahltAm);
  };
  await nochmal('06', '2026-07-05', '2026-07-01');
  await gekuendigt.aendern({ beendigungsdatum: '2027-03-31' });
  await nochmal('11', '2026-12-05', '2026-12-01');
  expect(await gekuendigt.vertrag()).toMatchObject({
    status: 'AUSLAUFEND',
    beendigungsdatum: '2027-03-31',
  });
});

test('payment after that month does not bring it back', async () => {
  await schulden('2026-11-01');
  await welt.nacht('2026-11-11');
  await welt.nacht('2026-12-01');
  await bezahlen('2027-01-02');
  await welt.nacht('2027-01-03');
  expect((await welt.vertrag()).status).toBe('AUFGEHOBEN');
});

test('an unpaid first premium undoes the contract 30 days after it was due, not before', async () => {
  await schulden('2026-11-01', 'ERSTBEITRAG');
  await welt.nacht('2026-11-11');
  await welt.nacht('2026-11-30');
  expect((await welt.vertrag()).status).toBe('LAUFEND');
  await welt.nacht('2026-12-01');
  expect((await welt.vertrag()).status).toBe('STORNIERT');
});

test('after a standstill of weeks the reminder still leaves the whole deadline', async () => {
  await welt.nacht('2026-11-01');
  await schulden('2026-11-01');
  await welt.nacht('2027-01-20');
  expect(await welt.vertrag()).toMatchObject({ status: 'LAUFEND', mahnung: true });
  expect(await offen.database.select().from(forderung)).toMatchObject([
    { gemahntAm: '2027-01-20', fristBis: '2027-02-08' },
  ]);
});

test('two runs at once remind once', async () => {
  await schulden('2026-11-01');
  await Promise.all([welt.nacht('2026-11-11'), welt.nacht('2026-11-11')]);
  expect(await welt.betreffe()).toEqual(['Mahnung: Ihr Beitrag ist überfällig']);
});
