import { asc, eq } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { partner, vertrag } from '../database/schema.ts';

/** What a change of the account must know of a contract. */
export type Kontozeile = Pick<
  typeof vertrag.$inferSelect,
  | 'versicherungsNummer'
  | 'produkt'
  | 'marke'
  | 'status'
  | 'zahlweise'
  | 'beendigungsdatum'
  | 'ablaufdatum'
  | 'bankverbindung'
  | 'mandatsreferenz'
>;

/** Accounts of a partner's contracts. */
export function bankverbindungen(db: Database) {
  return {
    /** Locks the contracts of a partner until the transaction ends and reads them, by number. */
    async sperren(partnerNummer: string): Promise<Kontozeile[]> {
      return db
        .select({
          versicherungsNummer: vertrag.versicherungsNummer,
          produkt: vertrag.produkt,
          marke: vertrag.marke,
          status: vertrag.status,
          zahlweise: vertrag.zahlweise,
          beendigungsdatum: vertrag.beendigungsdatum,
          ablaufdatum: vertrag.ablaufdatum,
          bankverbindung: vertrag.bankverbindung,
          mandatsreferenz: vertrag.mandatsreferenz,
        })
        .from(vertrag)
        .where(eq(vertrag.partnerNummer, partnerNummer))
        .orderBy(asc(vertrag.versicherungsNummer))
        .for('update');
    },

    /** Until when the accounts of a partner stay as they are; null where they may change. */
    async gesperrtBis(partnerNummer: string): Promise<Date | null> {
      const [zeile] = await db
        .select({ bis: partner.bankGesperrtBis })
        .from(partner)
        .where(eq(partner.partnerNummer, partnerNummer));
      return zeile?.bis ?? null;
    },
  };
}
