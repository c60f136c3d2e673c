import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { forderung as tabelle } from '../database/vorgangsschema.ts';

export type Forderung = typeof tabelle.$inferSelect;

/** Instalments that should have been paid; whoever collects writes them and their payment. */
export function forderungen(db: Database) {
  return {
    /** All of a contract, the oldest first. */
    async vonVertrag(versicherungsNummer: string): Promise<Forderung[]> {
      return db
        .select()
        .from(tabelle)
        .where(eq(tabelle.versicherungsNummer, versicherungsNummer))
        .orderBy(tabelle.faelligAm);
    },

    async aendern(
      welche: readonly Forderung[],
      anders: Partial<Pick<Forderung, 'gemahntAm' | 'fristBis' | 'beendetAm'>>,
    ): Promise<void> {
      const ids = welche.map(({ id }) => id);
      await db.update(tabelle).set(anders).where(inArray(tabelle.id, ids));
    },
  };
}
