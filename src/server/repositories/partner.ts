import { desc, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { partner as form } from '#contract/entities/partner.ts';
import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import { hausmarke } from '#contract/marken.ts';
import type { Database } from '../database/open.ts';
import { partnerfolge } from '../database/antragsschema.ts';
import { partner as tabelle, vertrag } from '../database/schema.ts';
import { markeVon } from '../documents/marke.ts';
import { antraege } from './antraege.ts';
import { anschriften } from './anschriften.ts';
import type { Kunde } from '../rules/antrag/selbst.ts';

/** Whom a mail is for. */
export interface Mailempfaenger {
  name: string;
  email: string;
  marke: MarkenSchluessel;
}

/** Partners (customers). */
export function partner(db: Database) {
  return {
    /**
     * Name and address for a mail, and the brand it comes from: that of the contract it is about, else of the newest.
     * Null when the partner is unknown.
     */
    async empfaenger(
      partnerNummer: string,
      versicherungsNummer: string | null = null,
    ): Promise<Mailempfaenger | null> {
      const { vorname, nachname, email } = tabelle;
      const [zeile] = await db
        .select({ vorname, nachname, email, marke: vertrag.marke })
        .from(tabelle)
        .leftJoin(vertrag, eq(vertrag.partnerNummer, tabelle.partnerNummer))
        .where(eq(tabelle.partnerNummer, partnerNummer))
        .orderBy(
          sql`(${vertrag.versicherungsNummer} is not distinct from ${versicherungsNummer}::text) desc`,
          desc(vertrag.vertragsBeginn),
        )
        .limit(1);
      if (!zeile) return null;
      const name = `${zeile.vorname} ${zeile.nachname}`;
      const marke = zeile.marke === null ? hausmarke : markeVon(zeile.marke);
      return { name, email: zeile.email, marke };
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

    /** A customer with address and contact, a firm with its contact person; null for whoever is unknown. */
    async lesen(partnerNummer: string): Promise<z.output<typeof form> | null> {
      const [zeile] = await db
        .select()
        .from(tabelle)
        .where(eq(tabelle.partnerNummer, partnerNummer));
      if (!zeile) return null;
      const { plz, ort, strasse, hausnummer, firma: firmenname } = zeile;
      // Older rows hold the word as it is written or none, newer ones the key.
      const anrede = zeile.anrede.toUpperCase().replace(' ', '_') || 'KEINE_ANGABE';
      const neueAnschrift = (await anschriften(db).neue(partnerNummer)) ?? undefined;
      const wer = {
        ...zeile,
        anrede,
        anschrift: { plz, ort, strasse, hausnummer },
        neueAnschrift,
      };
      if (firmenname === null) return z.parse(form, { ...wer, art: 'PERSON' });
      return z.parse(form, {
        ...wer,
        art: 'FIRMA',
        firmenname,
        rechtsform: null,
        gruendungsdatum: null,
        ...(await antraege(db).eintragVon(partnerNummer)),
        ansprechpartner: wer,
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
