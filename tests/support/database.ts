import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { Client, Pool } from 'pg';
import { migrateDatabase } from '#server/database/migrate.ts';

export interface TestDatabase {
  database: PgDatabase<PgQueryResultHKT>;
  close: () => Promise<void>;
}

const migrationsFolder = fileURLToPath(
  new URL('../../src/server/database/migrations', import.meta.url),
);

/** A database of its own with the server's tables, empty: PGlite in memory, or on the server of `DATABASE_URL`. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const url = process.env.DATABASE_URL;
  return url === undefined ? openPglite() : openPostgres(url);
}

let migrated: Promise<PGlite> | undefined;

/** Copying a migrated database takes a fraction of making one. */
async function openPglite(): Promise<TestDatabase> {
  migrated ??= createMigrated();
  const template = await migrated;
  const client = await template.clone();
  if (!(client instanceof PGlite)) throw new Error('PGlite cloned into something else');
  return {
    database: drizzlePglite({ client, casing: 'snake_case' }),
    close: () => client.close(),
  };
}

async function createMigrated(): Promise<PGlite> {
  const client = await PGlite.create();
  const database = drizzlePglite({ client, casing: 'snake_case' });
  await migrateDatabase({ database }, migrationsFolder);
  return client;
}

async function openPostgres(url: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await administer(url, `create database ${name}`);
  const ownUrl = new URL(url);
  ownUrl.pathname = `/${name}`;
  const pool = new Pool({ connectionString: ownUrl.href });
  // Dropping the database ends connections that are still closing.
  pool.on('error', () => undefined);
  const database = drizzlePg({ client: pool, casing: 'snake_case' });
  await migrateDatabase({ database }, migrationsFolder);
  return {
    database,
    close: async () => {
      await pool.end();
      await administer(url, `drop database ${name} with (force)`);
    },
  };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
