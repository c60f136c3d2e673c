import { eq, lt } from 'drizzle-orm';
import type { Feedback } from '#contract/endpoints/feedback.ts';
import type { Database } from '../database/open.ts';
import { feedback as tabelle } from '../database/schema.ts';

/** Scores and comments; the key of the request is theirs, so that a repeat adds nothing. */
export function feedback(db: Database) {
  return {
    /** Stores it unless the key is taken; answers what stands under the key. */
    async aufnehmen(schluessel: string, { source, score, text }: Feedback, zeit: Date) {
      const zeile = { schluessel, source, score, text: text ?? null, zeit };
      const [neu] = await db.insert(tabelle).values(zeile).onConflictDoNothing().returning();
      if (neu) return neu;
      const [frueher] = await db.select().from(tabelle).where(eq(tabelle.schluessel, schluessel));
      return frueher ?? zeile;
    },

    /** Forgets what was said before that moment. */
    async vergessen(vor: Date): Promise<void> {
      await db.delete(tabelle).where(lt(tabelle.zeit, vor));
    },
  };
}
