import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrateIdentity } from '#identity/migrate.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import type { Database } from '#server/database/open.ts';

const migrations = fileURLToPath(new URL('../../src/server/database/migrations', import.meta.url));

/** The tables of the server and of the identity pools. */
export async function migrateAll(database: Database): Promise<void> {
  await migrateDatabase({ database }, migrations);
  await migrateIdentity(database);
}

/** An embedded database with all tables; made once per run of the tests, copied by every file. */
export async function copyOfMigrated(): Promise<PGlite> {
  const kept = join((await thisRun()).folder, 'migrated.tar');
  if (!existsSync(kept)) return createMigrated(kept);
  return PGlite.create({ loadDataDir: new Blob([await readFile(kept)]) });
}

/** Processes that tests start import this room too, and have no run. */
export async function thisRun() {
  const { inject } = await import('vitest');
  return inject('run');
}

async function createMigrated(kept: string): Promise<PGlite> {
  const client = await PGlite.create();
  await migrateAll(drizzle({ client, casing: 'snake_case' }));
  const dump = await client.dumpDataDir('none');
  // Another process may do the same now: whoever reads finds a whole file.
  const draft = `${kept}.${randomUUID()}`;
  await writeFile(draft, new Uint8Array(await dump.arrayBuffer()));
  await rename(draft, kept);
  return client;
}
