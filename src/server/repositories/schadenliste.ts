import { count, desc, eq, getTableColumns, notInArray } from 'drizzle-orm';
import { entschieden } from '#contract/entities/schaden.ts';
import type { Database } from '../database/open.ts';
import { partner, vertrag } from '../database/schema.ts';
import { schaden } from '../database/vorgangsschema.ts';
import type { Schadenszeile } from './schaeden.ts';

/** A claim with whoever is insured. */
export interface Schadenakte {
  zeile: Schadenszeile;
  kunde: typeof partner.$inferSelect;
}

/** Everybody's claims, for the insurer's desk. */
export function schadenliste(db: Database) {
  const akten = () =>
    db
      .select({ zeile: felder, kunde: partner })
      .from(schaden)
      .innerJoin(vertrag, eq(vertrag.versicherungsNummer, schaden.versicherungsNummer))
      .innerJoin(partner, eq(partner.partnerNummer, vertrag.partnerNummer));
  return {
    /** One page of those that are not decided, the latest activity first; and how many there are on all. */
    async offene({ seite, proSeite }: { seite: number; proSeite: number }) {
      const offen = notInArray(schaden.status, [...entschieden]);
      const gefunden = await akten()
        .where(offen)
        .orderBy(desc(schaden.letzteAktivitaet), desc(schaden.schadenNummer))
        .limit(proSeite)
        .offset((seite - 1) * proSeite);
      const [gezaehlt] = await db.select({ gesamt: count() }).from(schaden).where(offen);
      return { akten: gefunden, gesamt: gezaehlt?.gesamt ?? 0 };
    },

    async akte(schadenNummer: string): Promise<Schadenakte | null> {
      const [eine] = await akten().where(eq(schaden.schadenNummer, schadenNummer));
      return eine ?? null;
    },
  };
}

const { partnerNummer, vermittlerNummer, betreuer, produkt } = vertrag;
const felder = { ...getTableColumns(schaden), partnerNummer, vermittlerNummer, betreuer, produkt };
