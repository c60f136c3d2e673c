import { eq, lt } from 'drizzle-orm';
import { nachricht as tabelle } from '../database/antragsschema.ts';
import type { Database } from '../database/open.ts';

type Zeile = typeof tabelle.$inferInsert;

/** Messages from outside; the key of the request is theirs, so that a repeat adds nothing. */
export function nachrichten(db: Database) {
  return {
    /** True where it is new. */
    async aufnehmen(zeile: Zeile): Promise<boolean> {
      const neu = await db
        .insert(tabelle)
        .values(zeile)
        .onConflictDoNothing()
        .returning({ schluessel: tabelle.schluessel });
      return neu.length > 0;
    },

    async unter(schluessel: string): Promise<Pick<Zeile, 'inhaltHash' | 'eingegangenAm'> | null> {
      const [zeile] = await db
        .select({ inhaltHash: tabelle.inhaltHash, eingegangenAm: tabelle.eingegangenAm })
        .from(tabelle)
        .where(eq(tabelle.schluessel, schluessel));
      return zeile ?? null;
    },

    /** Forgets what was written before that moment. */
    async vergessen(vor: Date): Promise<void> {
      await db.delete(tabelle).where(lt(tabelle.eingegangenAm, vor));
    },
  };
}
