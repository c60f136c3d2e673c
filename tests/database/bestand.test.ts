// Again on PostgreSQL: its triggers are what is tested.
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { zahlweise } from '#contract/entities/zahlweise.ts';
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
  expect(await bestand(database)).toMatchObject({ umsatz_offen: true, jahresbeitrag: '57120' });
  expect((await speichereSb(api, await berechneSb(api))).status).toBe(200);
  expect((await ende.kuendige(people.kundin, 'ZU_TEUER', '2026-12-31')).status).toBe(200);
  expect(await bestand(database)).toMatchObject({ umsatz_offen: false, aktiv_bis: '2026-12-31' });
  expect((await ende.nimmZurueck(people.kundin)).status).toBe(200);
  await database.execute(
    sql`update partner set nachname = 'Ärzte' where partner_nummer = 'P000001'`,
  );
  await mitarbeitende(database, '4711000001').vertraegeUebertragen('betreuerin', 'leser');
  expect(await bestand(database)).toMatchObject({
    aktiv_bis: 'infinity',
    name: 'arzte lena',
    betreuer: 'leser',
  });
  expect(await abweichungen(database)).toEqual([]);
  await database.execute(sql`update vertrag set vermittler_nummer = null`);
  expect(await abweichungen(database)).toEqual([]);
  expect(await bestand(database)).toBeUndefined();
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
  const komponente = fc.record({
    name: fc.constant('a'),
    nettoJahr: fc.integer({ min: -50_000, max: 90_000_000 }),
    steuersatz: fc.constantFrom(0, 1_900, 1_634),
  });
  const verlangt = fc.sample(
    fc.tuple(fc.array(komponente, { maxLength: 4 }), fc.constantFrom(...zahlweise.options)),
    { numRuns: 300, seed: 1 },
  );
  const gerechnet = await offen.database.execute<{ cent: string }>(
    sql`select jahresbeitrag(zeile -> 0, zeile ->> 1)::text as cent
      from jsonb_array_elements(${JSON.stringify(verlangt)}::jsonb) with ordinality a (zeile, stelle) order by stelle`,
  );
  expect(gerechnet.rows.map(({ cent }) => Number(cent))).toEqual(
    verlangt.map(([komponenten, wie]) => beitragBei(komponenten, wie).jahresVersicherungsPraemie),
  );
  await offen.close();
});

/** Rows that only the table has, or only what it should be. */
async function abweichungen(database: Database) {
  const { rows } = await database.execute(sql`(table bestand except table bestand_frisch)
    union all (table bestand_frisch except table bestand)`);
  return rows;
}

async function bestand(database: Database) {
  const { rows } =
    await database.execute(sql`select name, betreuer, umsatz_offen, aktiv_bis::text as aktiv_bis,
    jahresbeitrag::text as jahresbeitrag from bestand where versicherungs_nummer = ${nummern.eigener}`);
  return rows[0];
}
