import { randomBytes } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { Client, Pool } from 'pg';

export interface TestDatabase {
  database: PgDatabase<PgQueryResultHKT, Record<string, never>>;
  close: () => Promise<void>;
}

/** An empty database of its own: PGlite in memory, or on the server of `DATABASE_URL`. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const url = process.env.DATABASE_URL;
  return url === undefined ? openPglite() : openPostgres(url);
}

async function openPglite(): Promise<TestDatabase> {
  const client = await PGlite.create();
  return { database: drizzlePglite({ client }), close: () => client.close() };
}

async function openPostgres(url: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await administer(url, `create database ${name}`);
  const ownUrl = new URL(url);
  ownUrl.pathname = `/${name}`;
  const pool = new Pool({ connectionString: ownUrl.href });
  return {
    database: drizzlePg({ client: pool }),
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
