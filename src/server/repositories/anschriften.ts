import { eq, lte } from 'drizzle-orm';
import type { Umzugsanschrift } from '#contract/entities/umzug.ts';
import type { Database } from '../database/open.ts';
import { partner } from '../database/schema.ts';
import { neueAnschrift } from '../database/vorgangsschema.ts';

/** Address that counts from a day on. */
export type NeueAnschrift = Umzugsanschrift & { ab: string };

/** Postal addresses of customers, the one that counts and the one that waits for the day of a move. */
export function anschriften(db: Database) {
  return {
    /** Locks the address of a customer until the transaction ends and reads it; null when there is no such customer. */
    async sperren(
      partnerNummer: string,
    ): Promise<{ jetzt: Umzugsanschrift; neue: NeueAnschrift | null } | null> {
      const [jetzt] = await db
        .select({
          plz: partner.plz,
          ort: partner.ort,
          strasse: partner.strasse,
          hausnummer: partner.hausnummer,
        })
        .from(partner)
        .where(eq(partner.partnerNummer, partnerNummer))
        .for('no key update');
      return jetzt ? { jetzt, neue: await this.neue(partnerNummer) } : null;
    },

    /** The one that waits. */
    async neue(partnerNummer: string): Promise<NeueAnschrift | null> {
      const { plz, ort, strasse, hausnummer, ab } = neueAnschrift;
      const [zeile] = await db
        .select({ plz, ort, strasse, hausnummer, ab })
        .from(neueAnschrift)
        .where(eq(neueAnschrift.partnerNummer, partnerNummer));
      return zeile ?? null;
    },

    /** Counts at once; none waits any more. */
    async aendern(partnerNummer: string, anschrift: Umzugsanschrift): Promise<void> {
      const { plz, ort, strasse, hausnummer } = anschrift;
      await db
        .update(partner)
        .set({ plz, ort, strasse, hausnummer })
        .where(eq(partner.partnerNummer, partnerNummer));
      await db.delete(neueAnschrift).where(eq(neueAnschrift.partnerNummer, partnerNummer));
    },

    /** Waits for its day instead of any other that waited. */
    async vormerken(partnerNummer: string, neu: NeueAnschrift): Promise<void> {
      await db
        .insert(neueAnschrift)
        .values({ partnerNummer, ...neu })
        .onConflictDoUpdate({ target: neueAnschrift.partnerNummer, set: neu });
    },

    /** Customers whose new address counts by that day. */
    async faellige(tag: string): Promise<string[]> {
      const zeilen = await db
        .select({ nummer: neueAnschrift.partnerNummer })
        .from(neueAnschrift)
        .where(lte(neueAnschrift.ab, tag))
        .orderBy(neueAnschrift.partnerNummer);
      return zeilen.map(({ nummer }) => nummer);
    },
  };
}
