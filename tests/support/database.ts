import { randomBytes } from 'node:crypto';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { Client, Pool } from 'pg';
import { copyOfMigrated, migrateAll, thisRun } from './migrated.ts';

export interface TestDatabase {
  database: PgDatabase<PgQueryResultHKT>;
  close: () => Promise<void>;
}

/** A database that is used again by the next test of the file. */
interface Store {
  /** The tables as they were made; another text means that a test has changed them. */
  readonly tables: string;
  /** Runs statements and answers the first value of the last row. */
  readonly run: (statements: string) => Promise<unknown>;
  /** Handles that no longer answer once they are closed. */
  readonly open: () => TestDatabase;
  readonly destroy: () => Promise<void>;
}

const idle: Store[] = [];

/**
 * A database of its own with all tables, empty: PGlite in memory, or on the server of `DATABASE_URL`.
 * Emptying one that was closed takes a fraction of making one.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const store = idle.pop() ?? (await create());
  const { database, close } = store.open();
  let closed: Promise<void> | undefined;
  return {
    database,
    close: () => (closed ??= close().then(() => giveBack(store))),
  };
}

async function giveBack(store: Store): Promise<void> {
  const isAsMade = (await store.run(tablesNow)) === store.tables;
  if (!isAsMade) return store.destroy();
  await store.run(empty);
  idle.push(store);
}

function create(): Promise<Store> {
  const url = process.env.DATABASE_URL;
  return url === undefined ? createEmbedded() : createOnServer(url);
}

async function createEmbedded(): Promise<Store> {
  const client = await copyOfMigrated();
  const run = async (statements: string) => {
    const results = await client.exec(statements, { rowMode: 'array' });
    return lastOf(results.at(-1)?.rows ?? []);
  };
  return {
    tables: String(await run(tablesNow)),
    run,
    open: () => {
      let isOpen = true;
      const lent = new Proxy(client, {
        get: (target, name) => {
          if (!isOpen) throw new Error('PGlite is closed');
          const value: unknown = Reflect.get(target, name, target);
          const bound: unknown = typeof value === 'function' ? value.bind(target) : value;
          return bound;
        },
      });
      return {
        database: drizzlePglite({ client: lent, casing: 'snake_case' }),
        close: () => {
          isOpen = false;
          return Promise.resolve();
        },
      };
    },
    destroy: () => client.close(),
  };
}

async function createOnServer(url: string): Promise<Store> {
  const name = `${(await thisRun()).databases}${randomBytes(4).toString('hex')}`;
  await onServer(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const open = () => {
    const pool = new Pool({ connectionString: own.href });
    // Dropping the database ends connections that are still closing.
    pool.on('error', () => undefined);
    return {
      database: drizzlePg({ client: pool, casing: 'snake_case' }),
      close: () => pool.end(),
    };
  };
  const first = open();
  await migrateAll(first.database);
  await first.close();
  const run = (statements: string) => onServer(own.href, statements);
  return {
    tables: String(await run(tablesNow)),
    run,
    open,
    destroy: async () => void (await onServer(url, `drop database ${name} with (force)`)),
  };
}

async function onServer(url: string, statements: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<unknown[]>({ text: statements, rowMode: 'array' });
    return lastOf(rows);
  } finally {
    await client.end();
  }
}

function lastOf(rows: readonly unknown[]): unknown {
  const last = rows.at(-1);
  return Array.isArray(last) ? last[0] : undefined;
}

/** Everything the migrations make: tables, columns, indexes, rules, functions. */
const tablesNow = `select md5(string_agg(thing, ',' order by thing)) from (
  select concat('class', oid, relname, relkind) from pg_class where oid >= 16384
  union all select concat('column', attrelid, attname, attnum, atttypid, attnotnull, atthasdef)
    from pg_attribute where attrelid >= 16384
  union all select concat('constraint', oid, conname) from pg_constraint where oid >= 16384
  union all select concat('trigger', oid, tgname, tgenabled) from pg_trigger where oid >= 16384
  union all select concat('function', oid, proname) from pg_proc where oid >= 16384
  union all select concat('schema', oid, nspname) from pg_namespace where oid >= 16384
) as things(thing)`;

/** What the migrations note of themselves stays; rows go without a look at who refers to them. */
const empty = `do $$
declare one record;
begin
  set local session_replication_role = replica;
  for one in select schemaname, tablename from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema', 'drizzle')
  loop
    execute format('delete from %I.%I', one.schemaname, one.tablename);
  end loop;
  for one in select schemaname, sequencename from pg_sequences
    where schemaname <> 'drizzle' and last_value is not null
  loop
    execute format('alter sequence %I.%I restart', one.schemaname, one.sequencename);
  end loop;
end $$`;
