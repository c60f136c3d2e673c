import { fileURLToPath } from 'node:url';
import { desc, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { bigint, pgSchema, serial, text } from 'drizzle-orm/pg-core';
import type { IdentityDatabase } from './schema.ts';

/**
 * Brings the schema `identity` up to date, on either driver; several processes may call it at once.
 * A bundle passes the folder that holds its copy of `migrations`.
 */
export async function migrateIdentity(
  database: IdentityDatabase,
  migrationsFolder: URL | string = new URL('./migrations', import.meta.url),
): Promise<void> {
  const migrations = readMigrationFiles({
    migrationsFolder:
      typeof migrationsFolder === 'string' ? migrationsFolder : fileURLToPath(migrationsFolder),
  });
  await database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('migrate identity'))`);
    await tx.execute(sql`create schema if not exists drizzle`);
    await tx.execute(sql`create table if not exists drizzle.identity_migrations
      (id serial primary key, hash text not null, created_at bigint not null)`);
    const [last] = await tx.select().from(applied).orderBy(desc(applied.createdAt)).limit(1);
    for (const migration of migrations) {
      if (last && last.createdAt >= migration.folderMillis) continue;
      for (const statement of migration.sql) await tx.execute(sql.raw(statement));
      await tx.insert(applied).values({ hash: migration.hash, createdAt: migration.folderMillis });
    }
  });
}

/** Not in schema.ts: it must exist before the first migration runs. */
const applied = pgSchema('drizzle').table('identity_migrations', {
  id: serial().primaryKey(),
  hash: text().notNull(),
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
});
