import { desc } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { lauf as tabelle } from '../database/vorgangsschema.ts';

export type Lauf = typeof tabelle.$inferSelect;

/** Days whose nightly work is done. */
export function laeufe(db: Database) {
  return {
    /** The last day that is done; null before the first one. */
    async letzter(): Promise<Lauf | null> {
      const [zeile] = await db.select().from(tabelle).orderBy(desc(tabelle.tag)).limit(1);
      return zeile ?? null;
    },

    /** Of several processes that did the same day the first one is noted. */
    async notieren(zeile: Lauf): Promise<void> {
      await db.insert(tabelle).values(zeile).onConflictDoNothing();
    },
  };
}
