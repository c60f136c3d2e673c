import { and, eq, inArray, isNull, lt, ne } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { partner, vertrag } from '../database/schema.ts';
import {
  geschaedigtenfolge,
  geschaedigtenmeldung as tabelle,
  schaden,
} from '../database/vorgangsschema.ts';
import { laufendeNummer } from './laufendeNummer.ts';

type Zeile = typeof tabelle.$inferInsert;

/** Reports of people whom an insured person harmed. */
export function geschaedigte(db: Database) {
  return {
    /** Contracts of those numbers, with whose they are. */
    vertraege(versicherungsNummern: readonly string[]) {
      const { vorname, nachname, firma } = partner;
      const { versicherungsNummer, produkt, partnerNummer } = vertrag;
      return db
        .select({ versicherungsNummer, produkt, partnerNummer, vorname, nachname, firma })
        .from(vertrag)
        .innerJoin(partner, eq(partner.partnerNummer, vertrag.partnerNummer))
        .where(inArray(vertrag.versicherungsNummer, [...versicherungsNummern]));
    },

    /** Whether somebody who was harmed has reported the same case as that claim. */
    async gehoertZu({
      versicherungsNummer,
      schadenNummer,
    }: Pick<Zeile, 'versicherungsNummer' | 'schadenNummer'>): Promise<boolean> {
      const anzahl = await db.$count(
        tabelle,
        and(
          // What it is looked for by (`geschaedigtenmeldung_vertrag`).
          eq(tabelle.versicherungsNummer, versicherungsNummer ?? ''),
          eq(tabelle.schadenNummer, schadenNummer ?? ''),
        ),
      );
      return anzahl > 0;
    },

    /** What was reported of a contract for that day and not withdrawn, the first; null where nothing was. */
    async schadenAmTag(versicherungsNummer: string, schadendatum: string): Promise<string | null> {
      const [einer] = await db
        .select({ schadenNummer: schaden.schadenNummer })
        .from(schaden)
        .where(
          and(
            eq(schaden.versicherungsNummer, versicherungsNummer),
            eq(schaden.schadendatum, schadendatum),
            ne(schaden.status, 'ZURUECKGEZOGEN'),
          ),
        )
        .orderBy(schaden.gemeldetAm)
        .limit(1);
      return einer?.schadenNummer ?? null;
    },

    /** Stores a report; its number is the year and 7 digits that no other has (`domain/schaden.md §9`). */
    async anlegen(jahr: number, zeile: Omit<Zeile, 'vorgangsNummer'>): Promise<string> {
      const [neu] = await db
        .insert(tabelle)
        .values({ ...zeile, vorgangsNummer: laufendeNummer('G', jahr, geschaedigtenfolge) })
        .returning({ vorgangsNummer: tabelle.vorgangsNummer });
      if (!neu) throw new Error('The report was not stored.');
      return neu.vorgangsNummer;
    },

    /** Puts the insured's own report beside those of the people harmed on the same day. */
    async zusammenfuehren({
      versicherungsNummer,
      schadendatum,
      schadenNummer,
    }: Pick<
      typeof schaden.$inferSelect,
      'versicherungsNummer' | 'schadendatum' | 'schadenNummer'
    >): Promise<void> {
      await db
        .update(tabelle)
        .set({ schadenNummer })
        .where(
          and(
            eq(tabelle.versicherungsNummer, versicherungsNummer),
            eq(tabelle.schadendatum, schadendatum),
            isNull(tabelle.schadenNummer),
          ),
        );
    },

    /** Forgets what fits no contract and came before that moment. */
    async vergessen(vor: Date): Promise<void> {
      await db
        .delete(tabelle)
        .where(and(isNull(tabelle.versicherungsNummer), lt(tabelle.gemeldetAm, vor)));
    },
  };
}
