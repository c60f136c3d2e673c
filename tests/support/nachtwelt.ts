import { eq } from 'drizzle-orm';
import * as tables from '#server/database/schema.ts';
import type { Database } from '#server/database/open.ts';
import { mitteilung } from '#server/database/vorgangsschema.ts';
import { nachtlauf } from '#server/jobs/nachtlauf.ts';
import { tagePlus } from '#contract/tag.ts';
import { bewerteVertrag, tarifAngabenVon } from '#server/rules/tarif/vertragstarif.ts';

import { nachtdienste } from './nachts.ts';
import { grundvertrag, nummern } from './rows.ts';

type Vertrag = typeof tables.vertrag.$inferInsert;

/** One contract through the nights; the clock stands at two in the morning. */
export function nachtwelt(database: Database, nr: string = nummern.eigener) {
  const { versicherungsNummer } = tables.vertrag;
  return {
    async nacht(tag: string): Promise<void> {
      const dienste = nachtdienste(database, () => new Date(`${tag}T01:00:00Z`));
      await nachtlauf(dienste);
      if (dienste.gemeldet.length > 0) throw new Error(JSON.stringify(dienste.gemeldet));
    },

    /** Every night from one day to the other, both included. */
    async naechte(von: string, bis: string, schritt = 1): Promise<void> {
      for (let tag = von; tag < bis; tag = tagePlus(tag, schritt)) await this.nacht(tag);
      await this.nacht(bis);
    },

    async vertrag() {
      const [zeile] = await database
        .select()
        .from(tables.vertrag)
        .where(eq(versicherungsNummer, nr));
      if (!zeile) throw new Error('The contract is gone.');
      return zeile;
    },

    async aendern(anders: Partial<Vertrag>): Promise<void> {
      await database.update(tables.vertrag).set(anders).where(eq(versicherungsNummer, nr));
    },

    /** Business liability with a revenue in cents, priced from it. */
    mitUmsatz(value: number): Promise<void> {
      const tarifAngaben = tarifAngabenVon('BHV_2', { hauptgewerbe: '1302', jahresumsatz: value });
      const bewertung = bewerteVertrag('BHV_2', tarifAngaben ?? {}, grundvertrag.antragsdatum);
      if (bewertung?.ergebnis !== 'VERSICHERBAR') throw new Error('This cannot be insured.');
      const jahresumsatz = { value, isAdjustable: false };
      const selbstBeteiligung = { wert: 25_000, unit: 'ABSOLUT' } as const;
      return this.aendern({
        tarifAngaben,
        beitragsKomponenten: bewertung.komponenten,
        risiken: { ...grundvertrag.risiken, jahresumsatz, selbstBeteiligung },
      });
    },

    async aufgaben() {
      const { typ, status, erstelltAm, faelligAm, erledigtAm } = tables.aufgabe;
      return database
        .select({ typ, status, erstelltAm, faelligAm, erledigtAm })
        .from(tables.aufgabe)
        .where(eq(tables.aufgabe.versicherungsNummer, nr))
        .orderBy(erstelltAm, typ);
    },

    async betreffe(): Promise<string[]> {
      const zeilen = await database
        .select({ betreff: mitteilung.betreff })
        .from(mitteilung)
        .where(eq(mitteilung.versicherungsNummer, nr))
        .orderBy(mitteilung.zeit);
      return zeilen.map(({ betreff }) => betreff);
    },
  };
}
