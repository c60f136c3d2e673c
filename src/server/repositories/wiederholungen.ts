import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { wiederholung as tabelle } from '../database/schema.ts';

/** Who sent which key. */
export interface Schluessel {
  sub: string;
  schluessel: string;
}

/** First answers to writes with an idempotency key. */
export function wiederholungen(db: Database) {
  return {
    /** Lets one request per key through at a time, until the transaction ends. */
    async sperren({ sub, schluessel }: Schluessel): Promise<void> {
      await db.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`${sub} ${schluessel}`}, 0))`,
      );
    },

    async lesen({ sub, schluessel }: Schluessel) {
      const [zeile] = await db
        .select()
        .from(tabelle)
        .where(and(eq(tabelle.sub, sub), eq(tabelle.schluessel, schluessel)));
      return zeile ?? null;
    },

    /** Forgets answers given before that moment; nobody repeats a request after so long. */
    async vergessen(vor: Date): Promise<void> {
      await db.delete(tabelle).where(lt(tabelle.zeit, vor));
    },

    async merken(zeile: typeof tabelle.$inferInsert): Promise<void> {
      await db.insert(tabelle).values(zeile);
    },
  };
}
