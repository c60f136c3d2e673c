// Again on PostgreSQL: statements no other of these tests makes.
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as tables from '#server/database/schema.ts';
import { lauf, mitteilung } from '#server/database/vorgangsschema.ts';
import { nachtlauf, tageslauf } from '#server/jobs/nachtlauf.ts';
import { seedDemo } from '#server/seeds/seed.ts';
import { tarifAngabenVon } from '#server/rules/tarif/vertragstarif.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { nachtdienste } from '#tests/support/nachts.ts';
import { grundvertrag, insertRows, nummern } from '#tests/support/rows.ts';

let offen: TestDatabase;
let jetzt: string;
const clock = () => new Date(jetzt);
beforeEach(async () => {
  jetzt = '2026-11-20T01:00:00Z';
  offen = await openTestDatabase();
  await insertRows(offen.database);
});
afterEach(() => offen.close());

const nr = nummern.eigener;
const laufen = () => nachtlauf(nachtdienste(offen.database, clock));

describe('days', () => {
  test('the first night does today and nothing before it', async () => {
    await laufen();
    expect(await tage()).toEqual(['2026-11-20']);
  });

  test('after a standstill every missed day is done in order, and only once', async () => {
    await laufen();
    jetzt = '2026-11-24T01:00:00Z';
    await laufen();
    await laufen();
    expect(await tage()).toEqual([
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
    ]);
  });

  test('a day begins at midnight in Berlin', async () => {
    jetzt = '2026-11-20T22:59:00Z';
    await laufen();
    jetzt = '2026-11-20T23:01:00Z';
    await laufen();
    expect(await tage()).toEqual(['2026-11-20', '2026-11-21']);
  });

  test('a contract that fails holds no other up and is tried again', async () => {
    await endenAm(nr, '2026-11-19');
    await endenAm(nummern.fremder, '2026-11-19');
    const kaputt = gestoert(nummern.fremder);
    const dienste = nachtdienste(offen.database, clock);
    await kaputt.einbauen();
    expect(await tageslauf(dienste, '2026-11-20')).toEqual({ geaendert: 1, fehler: 1 });
    expect(JSON.stringify(dienste.gemeldet)).not.toContain(nummern.fremder);
    await kaputt.ausbauen();
    expect(await tageslauf(dienste, '2026-11-21')).toEqual({ geaendert: 1, fehler: 0 });
    expect(await statusVon(nummern.fremder)).toBe('BEENDET');
  });

  test('a night that is cut off in the middle leaves whole contracts, and is done again', async () => {
    await endenAm(nr, '2026-11-19');
    await endenAm(nummern.fremder, '2026-11-19');
    const ende = new AbortController();
    const kaputt = gestoert(nr);
    await kaputt.einbauen();
    const dienste = nachtdienste(offen.database, clock);
    const abgebrochen = nachtlauf({
      ...dienste,
      // The first contract failed after its status was written; then the server stops.
      melden: () => ende.abort(),
      signal: ende.signal,
    });
    await expect(abgebrochen).rejects.toThrow('aborted');
    expect(await tage()).toEqual([]);
    expect(await statusVon(nr)).toBe('AUSLAUFEND');
    expect(await offen.database.select().from(tables.journal)).toEqual([]);
    await kaputt.ausbauen();
    await laufen();
    expect(await offen.database.select().from(tables.journal)).toHaveLength(2);
    expect(await betreffe()).toHaveLength(2);
  });
});

describe('ends', () => {
  test('a contract runs through its last day and is ended the day after', async () => {
    await endenAm(nr, '2026-11-20');
    await laufen();
    expect(await statusVon(nr)).toBe('AUSLAUFEND');
    jetzt = '2026-11-21T01:00:00Z';
    await laufen();
    expect(await statusVon(nr)).toBe('BEENDET');
    expect(await betreffe()).toEqual(['Ihr Vertrag ist beendet']);
  });

  test('a single trip ends by itself, an annual contract goes on at its Ablaufdatum', async () => {
    const anders = { ablaufdatum: '2026-11-19' };
    await aendern(nr, { ...anders, zahlweise: 'EINMALIG' });
    await aendern(nummern.fremder, anders);
    await laufen();
    expect(await statusVon(nr)).toBe('BEENDET');
    expect(await statusVon(nummern.fremder)).toBe('LAUFEND');
  });

  test('two runs at once end a contract once', async () => {
    await endenAm(nr, '2026-11-19');
    await Promise.all([laufen(), laufen(), laufen()]);
    expect(await betreffe()).toEqual(['Ihr Vertrag ist beendet']);
    expect(await tage()).toEqual(['2026-11-20']);
  });
});

describe('pending changes', () => {
  const ohneSb = { art: 'selbstBeteiligung', wert: 'SB_KEINE' } as const;
  const halbjahr = { art: 'zahlweise', wert: 'HALBJAEHRLICH' } as const;

  test('take effect on their day, not before', async () => {
    await tarifiert();
    await vormerken({ ...ohneSb, wirksamkeitsdatum: '2026-11-22' });
    jetzt = '2026-11-21T01:00:00Z';
    await laufen();
    expect((await vertrag(nr)).risiken.selbstBeteiligung?.wert).toBe(25_000);
    jetzt = '2026-11-22T01:00:00Z';
    await laufen();
    const { risiken, wirksamkeitsdatum } = await vertrag(nr);
    expect(risiken.selbstBeteiligung?.wert ?? 0).toBe(0);
    expect(wirksamkeitsdatum).toBe('2026-11-22');
    expect(await offen.database.select().from(tables.vormerkung)).toEqual([]);
  });

  test('take effect in the order of their days, and the customer reads a premium nobody announced', async () => {
    await tarifiert();
    await vormerken({ ...halbjahr, wirksamkeitsdatum: '2026-11-22', versicherungsPraemie: null });
    await vormerken({ ...ohneSb, wirksamkeitsdatum: '2026-11-21', versicherungsPraemie: 1 });
    jetzt = '2026-11-25T01:00:00Z';
    await laufen();
    expect((await vertrag(nr)).zahlweise).toBe('HALBJAEHRLICH');
    const eintraege = await offen.database.select().from(tables.journal);
    expect(eintraege.map(({ aktion, rolle }) => [aktion, rolle])).toEqual([
      ['selbstBeteiligung.angewendet', 'system'],
      ['zahlweise.angewendet', 'system'],
    ]);
    expect(await betreffe()).toEqual(['Ihr Beitrag ab dem 21.11.2026']);
  });

  test('that are not possible any more leave the contract as it is and say so', async () => {
    const vorher = await vertrag(nr);
    await vormerken({ ...ohneSb, wirksamkeitsdatum: '2026-11-20' });
    await laufen();
    const { version: _, ...nachher } = await vertrag(nr);
    expect(vorher).toMatchObject(nachher);
    expect(await betreffe()).toEqual(['Ihre vorgemerkte Änderung zum 20.11.2026']);
    expect(await offen.database.select().from(tables.vormerkung)).toEqual([]);
  });

  test('are applied once by two runs at once', async () => {
    await tarifiert();
    await vormerken({ ...ohneSb, wirksamkeitsdatum: '2026-11-20' });
    await Promise.all([laufen(), laufen()]);
    expect(await offen.database.select().from(tables.journal)).toHaveLength(1);
  });
});

async function tage(): Promise<string[]> {
  const zeilen = await offen.database.select({ tag: lauf.tag }).from(lauf).orderBy(lauf.tag);
  return zeilen.map(({ tag }) => tag);
}

async function betreffe(): Promise<string[]> {
  const zeilen = await offen.database.select().from(mitteilung).orderBy(mitteilung.zeit);
  return zeilen.map(({ betreff }) => betreff);
}

type Vertrag = typeof tables.vertrag.$inferInsert;

async function vertrag(nummer: string) {
  const [zeile] = await offen.database
    .select()
    .from(tables.vertrag)
    .where(eq(tables.vertrag.versicherungsNummer, nummer));
  if (!zeile) throw new Error('The contract is gone.');
  return zeile;
}

async function statusVon(nummer: string) {
  return (await vertrag(nummer)).status;
}

async function aendern(nummer: string, anders: Partial<Vertrag>) {
  const { versicherungsNummer } = tables.vertrag;
  await offen.database.update(tables.vertrag).set(anders).where(eq(versicherungsNummer, nummer));
}

function endenAm(nummer: string, beendigungsdatum: string) {
  return aendern(nummer, { status: 'AUSLAUFEND', kuendbar: 'NEIN', beendigungsdatum });
}

function tarifiert() {
  return aendern(nr, {
    tarifAngaben: tarifAngabenVon('BHV_2', { hauptgewerbe: '1302', jahresumsatz: 20_000_000 }),
    risiken: { ...grundvertrag.risiken, selbstBeteiligung: { wert: 25_000, unit: 'ABSOLUT' } },
  });
}

async function vormerken(
  zeile: Omit<typeof tables.vormerkung.$inferInsert, 'versicherungsNummer' | 'angelegtAm'>,
) {
  const neu = { ...zeile, versicherungsNummer: nr, angelegtAm: clock() };
  await offen.database.insert(tables.vormerkung).values(neu);
}

/** Nothing can be written about that contract. */
function gestoert(nummer: string) {
  const regel = sql.raw(`check (versicherungs_nummer <> '${nummer}')`);
  return {
    einbauen: () =>
      offen.database.execute(sql`alter table mitteilung add constraint stoerung ${regel}`),
    ausbauen: () => offen.database.execute(sql`alter table mitteilung drop constraint stoerung`),
  };
}

test('the demo world is as it is on its first day: no contract ends or changes, nobody is asked at once', async () => {
  await offen.close();
  offen = await openTestDatabase();
  await seedDemo(offen.database, '2026-11-20');
  const dienste = nachtdienste(offen.database, clock);
  expect(await tageslauf(dienste, '2026-11-20')).toEqual({ geaendert: 0, fehler: 0 });
});
