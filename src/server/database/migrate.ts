import { desc, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { bigint, pgSchema, serial, text } from 'drizzle-orm/pg-core';
import type { Database, Opened } from './open.ts';

/** Brings the server's tables up to date; several processes may call it at once. */
export async function migrateDatabase(
  { database }: Pick<Opened, 'database'>,
  migrationsFolder: string,
): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder });
  await database.transaction(async (tx) => {
    // Whoever waits for another process here may wait longer than a query may take.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('migrate server'))`);
    const last = await lastApplied(tx);
    for (const { sql: statements, hash, folderMillis } of migrations) {
      if (folderMillis <= last) continue;
      for (const statement of statements) await tx.execute(sql.raw(statement));
      await tx.insert(applied).values({ hash, createdAt: folderMillis });
    }
  });
}

/** The table of drizzle's own migrator, so that its tools read it too. */
const applied = pgSchema('drizzle').table('__drizzle_migrations', {
  id: serial().primaryKey(),
  hash: text().notNull(),
  createdAt: bigint('created_at', { mode: 'number' }),
});

async function lastApplied(tx: Database): Promise<number> {
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(sql`create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`);
  const [last] = await tx.select().from(applied).orderBy(desc(applied.createdAt)).limit(1);
  return last?.createdAt ?? -1;
}
