import { and, countDistinct, desc, eq, inArray, isNull, lte, max, min, or, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { partner, vermittler } from '../database/schema.ts';
import { mitteilung as tabelle } from '../database/vorgangsschema.ts';
import type { Mitteilung } from '../rules/postfach.ts';
import { anfangVon } from './mitteilungen.ts';

/** What began a conversation, with whoever it is held with. */
export interface Gespraechszeile {
  anfang: Mitteilung;
  kunde: typeof partner.$inferSelect | null;
  agentur: typeof vermittler.$inferSelect | null;
}

/** Since when somebody waits in it, null where nobody does, and when he last wrote. */
export interface Gespraechsstand extends Gespraechszeile {
  wartetSeit: Date | null;
  zuletzt: Date;
}

interface Gespraechsseite {
  /** Only those in which somebody waits; otherwise only the others. */
  offen: boolean;
  /** From 1. */
  seite: number;
  proSeite: number;
}

const anfangId = sql<string>`coalesce(${tabelle.bezug}, ${tabelle.id})`;
const vonAussen = eq(tabelle.richtung, 'AUSGANG');
const wartet = and(vonAussen, isNull(tabelle.beantwortetAm));

/** Conversations as the insurer's desk sees them: everybody's, those their owner has hidden too. */
export function gespraeche(db: Database) {
  const zeilen = (ids: readonly string[]): Promise<Gespraechszeile[]> =>
    db
      .select({ anfang: tabelle, kunde: partner, agentur: vermittler })
      .from(tabelle)
      .leftJoin(partner, eq(partner.partnerNummer, tabelle.partnerNummer))
      .leftJoin(vermittler, eq(vermittler.vermittlerNummer, tabelle.vermittlerNummer))
      .where(inArray(tabelle.id, [...ids]));
  return {
    /** One page, those that wait by how long they do, the others by how late they ended; and how many there are on all. */
    async seite({ offen, seite, proSeite }: Gespraechsseite) {
      // Looked for by what waits, which an index holds: most of what was ever written is answered.
      const stelle = db
        .select({ id: anfangId.as('anfang') })
        .from(tabelle)
        .where(wartet);
      const passende = offen ? wartet : and(vonAussen, sql`${anfangId} not in ${stelle}`);
      const seit = min(tabelle.zeit);
      const letzte = max(tabelle.zeit);
      const gefunden = await db
        .select({ id: anfangId, seit, letzte })
        .from(tabelle)
        .where(passende)
        .groupBy(anfangId)
        .orderBy(offen ? seit : desc(letzte), anfangId)
        .limit(proSeite)
        .offset((seite - 1) * proSeite);
      const [gezaehlt] = await db
        .select({ gesamt: countDistinct(anfangId) })
        .from(tabelle)
        .where(passende);
      const gelesen = new Map(
        (await zeilen(gefunden.map(({ id }) => id))).map((zeile) => [zeile.anfang.id, zeile]),
      );
      const staende = gefunden.flatMap(({ id, seit: wann, letzte: zuletzt }): Gespraechsstand[] => {
        const zeile = gelesen.get(id);
        if (!zeile || !wann || !zuletzt) return [];
        return [{ ...zeile, wartetSeit: offen ? wann : null, zuletzt }];
      });
      return { staende, gesamt: gezaehlt?.gesamt ?? 0 };
    },

    /** The conversation of a message, the oldest first; null where there is none in which somebody wrote to us. */
    async lesen(id: string): Promise<{ zeile: Gespraechszeile; alle: Mitteilung[] } | null> {
      const [eine] = await db.select().from(tabelle).where(eq(tabelle.id, id));
      if (!eine) return null;
      const anfang = anfangVon(eine);
      const [zeile] = await zeilen([anfang]);
      const alle = await db
        .select()
        .from(tabelle)
        .where(or(eq(tabelle.id, anfang), eq(tabelle.bezug, anfang)))
        .orderBy(tabelle.zeit, sql`${tabelle.bezug} is not null`, tabelle.id);
      if (!zeile || !alle.some(({ richtung }) => richtung === 'AUSGANG')) return null;
      return { zeile, alle };
    },

    /** Lets one answer at a time into a conversation, until the transaction ends. */
    async sperren(anfang: string): Promise<void> {
      await db.select({ id: tabelle.id }).from(tabelle).where(eq(tabelle.id, anfang)).for('update');
    },

    /** Nobody waits any more for what was written to us until that moment. */
    async beantworten(anfang: string, bis: Date, beantwortetAm: Date): Promise<void> {
      await db
        .update(tabelle)
        .set({ beantwortetAm })
        .where(
          and(
            or(eq(tabelle.id, anfang), eq(tabelle.bezug, anfang)),
            wartet,
            lte(tabelle.zeit, bis),
          ),
        );
    },
  };
}
