import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { nummerncode as tabelle } from '../database/schema.ts';

export type Nummerncode = typeof tabelle.$inferSelect;

/** Codes sent to phone numbers and the proofs given for them. */
export function nummerncodes(db: Database) {
  return {
    /** Lets one request per number through at a time, until the transaction ends. */
    async sperren(handynummer: string): Promise<void> {
      await db.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`nummerncode ${handynummer}`}, 0))`,
      );
    },

    async gesendetSeit(handynummer: string, seit: Date): Promise<Date[]> {
      const zeilen = await db
        .select({ gesendetAm: tabelle.gesendetAm })
        .from(tabelle)
        .where(and(eq(tabelle.handynummer, handynummer), gt(tabelle.gesendetAm, seit)));
      return zeilen.map(({ gesendetAm }) => gesendetAm);
    },

    async anlegen(zeile: typeof tabelle.$inferInsert): Promise<void> {
      await db.insert(tabelle).values(zeile);
    },

    async loeschen(id: string): Promise<void> {
      await db.delete(tabelle).where(eq(tabelle.id, id));
    },

    /** The code sent last: every earlier one has ended with it. */
    async letzter(handynummer: string): Promise<Nummerncode | null> {
      const [zeile] = await db
        .select()
        .from(tabelle)
        .where(eq(tabelle.handynummer, handynummer))
        .orderBy(desc(tabelle.gesendetAm), desc(tabelle.folge))
        .limit(1);
      return zeile ?? null;
    },

    async fehlversuchZaehlen(id: string): Promise<void> {
      await db
        .update(tabelle)
        .set({ fehlversuche: sql`${tabelle.fehlversuche} + 1` })
        .where(eq(tabelle.id, id));
    },

    async bestaetigen(id: string, nachweisHash: string, bestaetigtAm: Date): Promise<void> {
      await db.update(tabelle).set({ nachweisHash, bestaetigtAm }).where(eq(tabelle.id, id));
    },

    /** Number of a proof that was given since then and not yet used; null when there is none. */
    async nummerZu(nachweisHash: string, seit: Date): Promise<string | null> {
      const [zeile] = await db
        .select({ handynummer: tabelle.handynummer })
        .from(tabelle)
        .where(
          and(
            eq(tabelle.nachweisHash, nachweisHash),
            gt(tabelle.bestaetigtAm, seit),
            isNull(tabelle.verbrauchtAm),
          ),
        );
      return zeile?.handynummer ?? null;
    },

    /** Uses a proof up; of several who try only one is told so. */
    async verbrauchen(nachweisHash: string, verbrauchtAm: Date): Promise<boolean> {
      const verbraucht = await db
        .update(tabelle)
        .set({ verbrauchtAm })
        .where(and(eq(tabelle.nachweisHash, nachweisHash), isNull(tabelle.verbrauchtAm)))
        .returning({ id: tabelle.id });
      return verbraucht.length > 0;
    },

    /** Forgets what was sent before that moment. */
    async vergessen(vor: Date): Promise<void> {
      await db.delete(tabelle).where(lt(tabelle.gesendetAm, vor));
    },
  };
}
