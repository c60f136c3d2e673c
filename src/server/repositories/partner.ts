import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { partner as form } from '#contract/entities/partner.ts';
import type { Database } from '../database/open.ts';
import { partnerfolge } from '../database/antragsschema.ts';
import { partner as tabelle } from '../database/schema.ts';
import type { Kunde } from '../rules/antrag/selbst.ts';

/** Partners (customers). */
export function partner(db: Database) {
  return {
    /** Name and address for a mail; null when the partner is unknown. */
    async empfaenger(partnerNummer: string): Promise<{ name: string; email: string } | null> {
      const [zeile] = await db
        .select({ vorname: tabelle.vorname, nachname: tabelle.nachname, email: tabelle.email })
        .from(tabelle)
        .where(eq(tabelle.partnerNummer, partnerNummer));
      return zeile ? { name: `${zeile.vorname} ${zeile.nachname}`, email: zeile.email } : null;
    },

    /** Whom a letter is for, person or firm, with the address line by line; null when the partner is unknown. */
    async nehmer(partnerNummer: string): Promise<{ name: string; anschrift: string[] } | null> {
      const [zeile] = await db
        .select()
        .from(tabelle)
        .where(eq(tabelle.partnerNummer, partnerNummer));
      if (!zeile) return null;
      const { firma, vorname, nachname, strasse, hausnummer, plz, ort } = zeile;
      return {
        name: firma ?? `${vorname} ${nachname}`,
        anschrift: [`${strasse} ${hausnummer}`, `${plz} ${ort}`],
      };
    },

    /** Whose contracts these are, by name and birth date; null when the partner is unknown. */
    async kunde(partnerNummer: string): Promise<Kunde | null> {
      const { vorname, nachname, firma, geburtsdatum } = tabelle;
      const [zeile] = await db
        .select({ vorname, nachname, firma, geburtsdatum })
        .from(tabelle)
        .where(eq(tabelle.partnerNummer, partnerNummer));
      return zeile ?? null;
    },

    /** A person with address and contact; null for firms and for whoever is unknown. */
    async person(partnerNummer: string): Promise<z.output<typeof form> | null> {
      const [zeile] = await db
        .select()
        .from(tabelle)
        .where(eq(tabelle.partnerNummer, partnerNummer));
      if (!zeile || zeile.firma !== null) return null;
      const { plz, ort, strasse, hausnummer } = zeile;
      return z.parse(form, {
        ...zeile,
        art: 'PERSON',
        // Older rows hold the word as it is written or none, newer ones the key.
        anrede: zeile.anrede.toUpperCase().replace(' ', '_') || 'KEINE_ANGABE',
        anschrift: { plz, ort, strasse, hausnummer },
      });
    },

    /** Stores a new partner; answers the number. */
    async anlegen(zeile: Omit<typeof tabelle.$inferInsert, 'partnerNummer'>): Promise<string> {
      const folge = sql`lpad(nextval(${partnerfolge.seqName})::text, 6, '0')`;
      const [neu] = await db
        .insert(tabelle)
        .values({ ...zeile, partnerNummer: sql`'P' || ${folge}` })
        .returning({ partnerNummer: tabelle.partnerNummer });
      if (!neu) throw new Error('The partner was not stored.');
      return neu.partnerNummer;
    },
  };
}
