import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { forderung as tabelle } from '../database/vorgangsschema.ts';

export type Forderung = typeof tabelle.$inferSelect;

/** A claim as it was before a refund settled it; cents. */
export interface Verrechnet {
  id: string;
  betrag: number;
  /** What of it was settled. */
  guthaben: number;
}

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

    /** Settles what is open with what would be paid back, the oldest first; answers what it was. */
    async verrechnen(
      versicherungsNummer: string,
      guthaben: number,
      am: string,
    ): Promise<Verrechnet[]> {
      const offene = (await this.vonVertrag(versicherungsNummer)).filter(
        ({ bezahltAm, faelligAm }) => bezahltAm === null && faelligAm <= am,
      );
      const verrechnet: Verrechnet[] = [];
      let rest = guthaben;
      for (const { id, betrag } of offene) {
        if (rest <= 0) break;
        const ganz = rest >= betrag;
        await db
          .update(tabelle)
          .set(ganz ? { bezahltAm: am } : { betrag: betrag - rest })
          .where(eq(tabelle.id, id));
        verrechnet.push({ id, betrag, guthaben: Math.min(rest, betrag) });
        rest -= betrag;
      }
      return verrechnet;
    },

    /** Undoes it: nothing is paid back after all. */
    async wiederOeffnen(verrechnet: readonly Pick<Verrechnet, 'id' | 'betrag'>[]): Promise<void> {
      for (const { id, betrag } of verrechnet) {
        await db.update(tabelle).set({ betrag, bezahltAm: null }).where(eq(tabelle.id, id));
      }
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
