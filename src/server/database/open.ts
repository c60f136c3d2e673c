import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import type { PoolConfig } from 'pg';
import { lockFolder } from './lock.ts';
import { ReturningPool } from './pool.ts';

/** Database or transaction of either driver; inside a transaction only the transaction may be used. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface Opened {
  database: Database;
  /** The same data for work nobody waits for, whose statements may take minutes: migrations, the nights. */
  patient: Database;
  kind: 'embedded' | 'postgres';
  /** Whether a query is answered; never throws. */
  healthy: () => Promise<boolean>;
  close: () => Promise<void>;
}

export interface OpenOptions {
  /** PostgreSQL connection string; without it the embedded database opens. */
  url?: string;
  /** Of the embedded database; its lock file lies beside it. */
  folder: string;
  /** Takes what happens to idle connections; never an address or a password. */
  log?: (line: string) => void;
}

/** Opens the database of this process; throws a plain sentence when it is in use or does not answer. */
export async function openDatabase({ url, folder, log }: OpenOptions): Promise<Opened> {
  return url === undefined ? openEmbedded(resolve(folder)) : openPostgres(url, log);
}

async function openEmbedded(folder: string): Promise<Opened> {
  mkdirSync(dirname(folder), { recursive: true });
  const release = await lockFolder(folder);
  try {
    await initialise(folder);
    const client = await PGlite.create(folder);
    const database = drizzleEmbedded({ client, casing: 'snake_case' });
    return {
      database,
      patient: database,
      kind: 'embedded',
      healthy: () => answers(database),
      close: async () => {
        await client.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * Makes a new database beside its place and moves it there when it is whole: one that is killed in the
 * middle of its first start does not always open again.
 */
async function initialise(folder: string): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(`The folder ${folder} holds something else than a database.`);
  }
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  // The files in it may be read by everybody; the folder lets nobody else in.
  mkdirSync(draft, { mode: 0o700 });
  const client = await PGlite.create(draft);
  await client.close();
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
}

async function openPostgres(url: string, log: OpenOptions['log']): Promise<Opened> {
  const connections = poolOf(url, inRequests, log);
  const unhurried = poolOf(url, atLeisure, log);
  const close = async () => {
    await Promise.all([connections.end(), unhurried.end()]);
  };
  const database = drizzlePostgres({ client: connections, casing: 'snake_case' });
  try {
    await connections.query('select 1');
  } catch (error) {
    await close();
    throw new Error(`PostgreSQL at DATABASE_URL does not answer (${codeOf(error)}).`, {
      cause: error,
    });
  }
  return {
    database,
    patient: drizzlePostgres({ client: unhurried, casing: 'snake_case' }),
    kind: 'postgres',
    healthy: () => answers(database),
    close,
  };
}

/** Whoever asks is answered after five seconds at most (`http/registerEndpoint.ts`). */
const inRequests: PoolConfig = {
  max: 10,
  statement_timeout: 3_500,
  // The client's own limit: a connection that went silent would never be given back otherwise.
  query_timeout: 4_000,
};

const atLeisure: PoolConfig = { max: 2, statement_timeout: 60_000, query_timeout: 600_000 };

function poolOf(url: string, limits: PoolConfig, log: OpenOptions['log']): ReturningPool {
  const pool = new ReturningPool({
    connectionString: url,
    application_name: 'insurance-portal',
    connectionTimeoutMillis: 4_500,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    ...limits,
  });
  // Without a listener, a connection that breaks while idle would end the process.
  pool.on('error', (error) => log?.(`database connection lost (${codeOf(error)})`));
  return pool;
}

async function answers(database: Database): Promise<boolean> {
  try {
    await database.execute(sql`select 1`);
    return true;
  } catch {
    return false;
  }
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
