// Again on PostgreSQL: statements no other of these tests makes.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { migrateDatabase } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open.ts';
import { partner } from '#server/database/schema.ts';
import { mitteilung, schadenEreignis } from '#server/database/vorgangsschema.ts';
import { schaeden } from '#server/repositories/schaeden.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';

const migrations = fileURLToPath(new URL('../../src/server/database/migrations', import.meta.url));
const journalForm = z.looseObject({ entries: z.array(z.looseObject({ idx: z.int() })) });
let opened: TestDatabase;

beforeEach(async () => {
  opened = await openTestDatabase();
}, 60_000);
afterEach(() => opened.close());

test('three servers that start at once on an empty database all come up with the same tables', async () => {
  await opened.database.execute(sql`drop schema public cascade`);
  await opened.database.execute(sql`drop schema drizzle cascade`);
  await opened.database.execute(sql`create schema public`);
  await Promise.all([1, 2, 3].map(() => migrateDatabase(opened, migrations)));
  expect(await opened.database.$count(partner)).toBe(0);
  const applied = await opened.database.$count(sql`drizzle.__drizzle_migrations`);
  expect(applied).toBe(readMigrationFiles({ migrationsFolder: migrations }).length);
});

test('a server that starts again leaves the data alone', async () => {
  await opened.database.insert(partner).values({
    partnerNummer: 'P000001',
    anrede: 'Frau',
    vorname: 'Anna',
    nachname: 'Bergmann',
    strasse: 'Ludgeristraße',
    hausnummer: '12',
    plz: '48143',
    ort: 'Münster',
    email: 'anna.bergmann@example.org',
    handynummer: '+4917604069001',
  });
  await migrateDatabase(opened, migrations);
  expect(await opened.database.$count(partner)).toBe(1);
});

test('a claim of an older release has moved last when it was reported, and its timeline begins there', async () => {
  await opened.database.execute(sql`drop schema public cascade`);
  await opened.database.execute(sql`drop schema drizzle cascade`);
  await opened.database.execute(sql`create schema public`);
  const older = migrationsUpTo(23);
  await migrateDatabase(opened, older);
  await opened.database.execute(rowsOfThen);
  await opened.database.execute(sql`insert into schaden
    (schaden_nummer, versicherungs_nummer, schadenart, schadendatum, status, gemeldet_am)
    values ('S26-0000007', 'BH250000601', 'SACHSCHADEN', '2026-10-01', 'GEMELDET', '2026-10-02T08:00:00Z')`);
  await migrateDatabase(opened, migrations);
  const gemeldetAm = new Date('2026-10-02T08:00:00Z');
  expect(await schaeden(opened.database).lesen('S26-0000007')).toMatchObject({
    melder: 'KUNDE',
    angaben: null,
    manuell: [],
    letzteAktivitaet: gemeldetAm,
  });
  expect(await opened.database.select().from(schadenEreignis)).toMatchObject([
    { schadenNummer: 'S26-0000007', ereignis: 'GEMELDET', zeitpunkt: gemeldetAm, autor: 'Sie' },
  ]);
  rmSync(older, { recursive: true });
});

/** A customer and a contract in the tables as they were: those of today have columns that came later. */
const rowsOfThen = sql`
  with kundin as (
    insert into partner
      (partner_nummer, anrede, vorname, nachname, strasse, hausnummer, plz, ort, email, handynummer)
    values ('P000001', 'Frau', 'Anna', 'Bergmann', 'Ludgeristraße', '12', '48143', 'Münster',
      'anna.bergmann@example.org', '+4917604069001')
    returning partner_nummer)
  insert into vertrag
    (versicherungs_nummer, partner_nummer, vertrags_art, versicherungs_typ, produkt, marke, status, kuendbar,
     zahlweise, beitrags_komponenten, tarif_version, antragsdatum, unterlagen_erhalten_am, vertrags_beginn, risiken)
  select 'BH250000601', partner_nummer, 'GEWERBE', 'BHV', 'BHV_2', 'ANDSAFE', 'LAUFEND', 'VERTRAGSENDE',
    'JAEHRLICH', '[]', 'RT-2026', '2024-12-01', '2024-12-01', '2025-01-01', '{}' from kundin`;

test('what a customer of an older release wrote was answered by mail, and waits at no desk', async () => {
  await opened.database.execute(sql`drop schema public cascade`);
  await opened.database.execute(sql`drop schema drizzle cascade`);
  await opened.database.execute(sql`create schema public`);
  const older = migrationsUpTo(31);
  await migrateDatabase(opened, older);
  await opened.database.execute(rowsOfThen);
  await opened.database.execute(sql`insert into mitteilung
    (id, portal, partner_nummer, richtung, betreff, text, zeit)
    values ('6b1f0a52-7c1d-4a1e-9a53-1d4f8f0c1a01', 'benutzer', 'P000001', 'AUSGANG', 'Beschwerde', 'Nein.',
      '2026-10-02T08:00:00Z')`);
  await migrateDatabase(opened, migrations);
  expect(await opened.database.select().from(mitteilung)).toMatchObject([
    { anliegen: 'BESCHWERDE', bezug: null, beantwortetAm: new Date('2026-10-02T08:00:00Z') },
  ]);
  rmSync(older, { recursive: true });
});

/** The migrations of an older release, in a folder of their own. */
function migrationsUpTo(last: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  cpSync(migrations, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = z.parse(journalForm, JSON.parse(readFileSync(file, 'utf8')));
  const entries = journal.entries.filter(({ idx }) => idx <= last);
  writeFileSync(file, JSON.stringify({ ...journal, entries }));
  return folder;
}

describe('a database that cannot be opened', () => {
  test('a PostgreSQL that does not answer is named without its address and password', async () => {
    const opening = openDatabase({
      url: 'postgres://portal:geheim@127.0.0.1:1/portal',
      folder: '',
    });
    await expect(opening).rejects.toThrow(
      'PostgreSQL at DATABASE_URL does not answer (ECONNREFUSED).',
    );
  });

  test('a folder with other things in it is refused and stays as it is', async () => {
    const home = mkdtempSync(join(tmpdir(), 'folder-'));
    mkdtempSync(join(home, 'letters-'));
    await expect(openDatabase({ folder: home })).rejects.toThrow(
      `The folder ${home} holds something else than a database.`,
    );
    rmSync(home, { recursive: true });
  });
});
