// Again on PostgreSQL: its triggers are what is tested.
import { eq, sql } from 'drizzle-orm';
import { array, constant, constantFrom, integer, record, sample, tuple } from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { zahlweise } from '#contract/entities/zahlweise.ts';
import { bestand } from '#server/database/bestandsschema.ts';
import type { Database } from '#server/database/open.ts';
import { mitarbeitende } from '#server/repositories/mitarbeitende.ts';
import { beitragBei } from '#server/rules/zahlweise.ts';
import { seedDemo } from '#server/seeds/seed.ts';
import { berechneSb, insertTarifierte, speichereSb } from '#tests/support/aenderungsaufrufe.ts';
import { openTestApi, type TestApi } from '#tests/support/api.ts';
import { beendigungen } from '#tests/support/beendigung.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { nachtwelt } from '#tests/support/nachtwelt.ts';
import { nummern, people } from '#tests/support/rows.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

test('a broker whose customers change, cancel, move on and are renamed reads of each what is true now', async () => {
  await insertTarifierte(api);
  const ende = beendigungen(() => api);
  const { database } = api;
  await ende.mitVormerkungUndAufgabe();
  expect(await zeileVon(database)).toMatchObject({ umsatzOffen: true, jahresbeitrag: 571_20 });
  expect((await speichereSb(api, await berechneSb(api))).status).toBe(200);
  expect((await ende.kuendige(people.kundin, 'ZU_TEUER', '2026-12-31')).status).toBe(200);
  expect(await zeileVon(database)).toMatchObject({ umsatzOffen: false, aktivBis: '2026-12-31' });
  expect((await ende.nimmZurueck(people.kundin)).status).toBe(200);
  await database.execute(
    sql`update partner set nachname = 'Ärzte' where partner_nummer = 'P000001'`,
  );
  await mitarbeitende(database, '4711000001').vertraegeUebertragen('betreuerin', 'leser');
  expect(await zeileVon(database)).toMatchObject({
    aktivBis: 'infinity',
    name: 'arzte lena',
    betreuer: 'leser',
  });
  expect(await abweichungen(database)).toEqual([]);
  await database.execute(sql`update vertrag set vermittler_nummer = null`);
  expect(await abweichungen(database)).toEqual([]);
  expect(await zeileVon(database)).toBeUndefined();
});

test('a fortnight later the book says of every contract of the demo data what is true', async () => {
  const offen = await openTestDatabase();
  await seedDemo(offen.database, '2026-11-21');
  await nachtwelt(offen.database).naechte('2026-11-22', '2026-12-06', 7);
  expect(await abweichungen(offen.database)).toEqual([]);
  await offen.close();
});

test('whoever reads the book reads the premium that the contract shows, to the cent', async () => {
  const offen = await openTestDatabase();
  const komponente = record({
    name: constant('a'),
    nettoJahr: integer({ min: -50_000, max: 90_000_000 }),
    steuersatz: constantFrom(0, 1_900, 1_634),
  });
  const verlangt = sample(
    tuple(array(komponente, { maxLength: 4 }), constantFrom(...zahlweise.options)),
    { numRuns: 300, seed: 1 },
  );
  const gerechnet = await offen.database
    .select({ cent: sql<string>`jahresbeitrag(zeile -> 0, zeile ->> 1)::text` })
    .from(
      sql`jsonb_array_elements(${JSON.stringify(verlangt)}::jsonb) with ordinality a (zeile, stelle)`,
    )
    .orderBy(sql`stelle`);
  expect(gerechnet.map(({ cent }) => Number(cent))).toEqual(
    verlangt.map(([komponenten, wie]) => beitragBei(komponenten, wie).jahresVersicherungsPraemie),
  );
  await offen.close();
});

/** Rows that only the table has, or only what it should be. */
function abweichungen(database: Database) {
  return database
    .select({ zeile: sql<unknown>`to_jsonb(anders)` })
    .from(
      sql`((table bestand except table bestand_frisch) union all (table bestand_frisch except table bestand)) anders`,
    );
}

async function zeileVon(database: Database) {
  const { name, betreuer, umsatzOffen, aktivBis, jahresbeitrag } = bestand;
  const [zeile] = await database
    .select({
      name,
      betreuer,
      umsatzOffen,
      jahresbeitrag,
      aktivBis: sql<string>`${aktivBis}::text`,
    })
    .from(bestand)
    .where(eq(bestand.versicherungsNummer, nummern.eigener));
  return zeile;
}
