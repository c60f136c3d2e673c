import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { nummerncode as tabelle } from '../database/schema.ts';

export type Nummerncode = typeof tabelle.$inferSelect;

/** A number and what its codes are for: neither purpose sees the codes of the other. */
export type Codeziel = Pick<Nummerncode, 'handynummer' | 'fuer'>;

/** A proof as it is stored, and what it was given for. */
interface Codenachweis extends Pick<Codeziel, 'fuer'> {
  hash: string;
}

/** Codes sent to phone numbers and the proofs given for them. */
export function nummerncodes(db: Database) {
  return {
    /** Lets one request per number and purpose through at a time, until the transaction ends. */
    async sperren({ handynummer, fuer }: Codeziel): Promise<void> {
      await db.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`nummerncode ${fuer} ${handynummer}`}, 0))`,
      );
    },

    async gesendetSeit(ziel: Codeziel, seit: Date): Promise<Date[]> {
      const zeilen = await db
        .select({ gesendetAm: tabelle.gesendetAm })
        .from(tabelle)
        .where(and(zu(ziel), gt(tabelle.gesendetAm, seit)));
      return zeilen.map(({ gesendetAm }) => gesendetAm);
    },

    async anlegen(zeile: typeof tabelle.$inferInsert): Promise<void> {
      await db.insert(tabelle).values(zeile);
    },

    async loeschen(id: string): Promise<void> {
      await db.delete(tabelle).where(eq(tabelle.id, id));
    },

    /** The code sent last: every earlier one has ended with it. */
    async letzter(ziel: Codeziel): Promise<Nummerncode | null> {
      const [zeile] = await db
        .select()
        .from(tabelle)
        .where(zu(ziel))
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
    async nummerZu({ hash, fuer }: Codenachweis, seit: Date): Promise<string | null> {
      const [zeile] = await db
        .select({ handynummer: tabelle.handynummer })
        .from(tabelle)
        .where(
          and(
            eq(tabelle.nachweisHash, hash),
            eq(tabelle.fuer, fuer),
            gt(tabelle.bestaetigtAm, seit),
            isNull(tabelle.verbrauchtAm),
          ),
        );
      return zeile?.handynummer ?? null;
    },

    /** Uses a proof up; of several who try only one is told so. */
    async verbrauchen({ hash, fuer }: Codenachweis, verbrauchtAm: Date): Promise<boolean> {
      const verbraucht = await db
        .update(tabelle)
        .set({ verbrauchtAm })
        .where(
          and(eq(tabelle.nachweisHash, hash), eq(tabelle.fuer, fuer), isNull(tabelle.verbrauchtAm)),
        )
        .returning({ id: tabelle.id });
      return verbraucht.length > 0;
    },

    /** Forgets what was sent before that moment. */
    async vergessen(vor: Date): Promise<void> {
      await db.delete(tabelle).where(lt(tabelle.gesendetAm, vor));
    },
  };
}

function zu({ handynummer, fuer }: Codeziel) {
  return and(eq(tabelle.handynummer, handynummer), eq(tabelle.fuer, fuer));
}
