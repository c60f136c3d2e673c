import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, ne } from 'drizzle-orm';
import type { SchadenEreignis } from '#contract/entities/schadenakte.ts';
import type { Zuordnung } from '../access/decision.ts';
import type { Database } from '../database/open.ts';
import { vertrag } from '../database/schema.ts';
import {
  schaden,
  schadenEreignis,
  schadenfolge,
  schadenUnterlage,
  schadenZahlung,
} from '../database/vorgangsschema.ts';
import { laufendeNummer } from './laufendeNummer.ts';

/** A claim with whose its contract is. */
export type Schadenszeile = typeof schaden.$inferSelect &
  Zuordnung &
  Pick<typeof vertrag.$inferSelect, 'produkt'>;
export type Unterlagenzeile = typeof schadenUnterlage.$inferSelect;
export type Ereigniszeile = typeof schadenEreignis.$inferSelect;
export type Zahlungszeile = typeof schadenZahlung.$inferSelect;

/** Claims with their timelines, documents and payments. */
export function schaeden(db: Database) {
  const mitVertrag = () =>
    db
      .select(felder)
      .from(schaden)
      .innerJoin(vertrag, eq(vertrag.versicherungsNummer, schaden.versicherungsNummer));
  return {
    /** Whose the contracts of a customer are, those without claims too. */
    zuordnungen(partnerNummer: string): Promise<Zuordnung[]> {
      return db.select(zuordnung).from(vertrag).where(eq(vertrag.partnerNummer, partnerNummer));
    },

    /** Of a customer, the latest activity first. */
    alle(partnerNummer: string): Promise<Schadenszeile[]> {
      return mitVertrag()
        .where(eq(vertrag.partnerNummer, partnerNummer))
        .orderBy(desc(schaden.letzteAktivitaet), desc(schaden.schadenNummer));
    },

    /** Numbers of the claims of a contract. */
    async vonVertrag(versicherungsNummer: string): Promise<string[]> {
      const zeilen = await db
        .select({ nummer: schaden.schadenNummer })
        .from(schaden)
        .where(eq(schaden.versicherungsNummer, versicherungsNummer))
        .orderBy(asc(schaden.schadenNummer));
      return zeilen.map(({ nummer }) => nummer);
    },

    async lesen(schadenNummer: string): Promise<Schadenszeile | null> {
      const [zeile] = await mitVertrag().where(eq(schaden.schadenNummer, schadenNummer));
      return zeile ?? null;
    },

    /** Locks the claim until the transaction ends and reads it; null when there is none. */
    async sperren(schadenNummer: string): Promise<Schadenszeile | null> {
      const nummer = eq(schaden.schadenNummer, schadenNummer);
      await db.select({ nummer: schaden.schadenNummer }).from(schaden).where(nummer).for('update');
      return this.lesen(schadenNummer);
    },

    unterlagen(schadenNummern: readonly string[]): Promise<Unterlagenzeile[]> {
      return db
        .select()
        .from(schadenUnterlage)
        .where(inArray(schadenUnterlage.schadenNummer, [...schadenNummern]));
    },

    /** What happened, the earliest first. */
    verlauf(schadenNummer: string): Promise<Ereigniszeile[]> {
      return db
        .select()
        .from(schadenEreignis)
        .where(eq(schadenEreignis.schadenNummer, schadenNummer))
        .orderBy(asc(schadenEreignis.zeitpunkt));
    },

    zahlungen(schadenNummer: string): Promise<Zahlungszeile[]> {
      return db
        .select()
        .from(schadenZahlung)
        .where(eq(schadenZahlung.schadenNummer, schadenNummer))
        .orderBy(desc(schadenZahlung.datum));
    },

    /** Latest report of the contract of the same day and kind that came after that moment and was not withdrawn; null when there is none. */
    async gleicher(
      {
        versicherungsNummer,
        schadenart,
        schadendatum,
      }: Pick<Schadenszeile, 'versicherungsNummer' | 'schadenart' | 'schadendatum'>,
      seit: Date,
    ): Promise<string | null> {
      const [einer] = await db
        .select({ schadenNummer: schaden.schadenNummer })
        .from(schaden)
        .where(
          and(
            eq(schaden.versicherungsNummer, versicherungsNummer),
            eq(schaden.schadenart, schadenart),
            eq(schaden.schadendatum, schadendatum),
            ne(schaden.status, 'ZURUECKGEZOGEN'),
            gt(schaden.gemeldetAm, seit),
          ),
        )
        .orderBy(desc(schaden.gemeldetAm))
        .limit(1);
      return einer?.schadenNummer ?? null;
    },

    /** Stores a report; its number is the year and 7 digits that no other has (`domain/schaden.md §7`). */
    async anlegen(
      jahr: number,
      zeile: Omit<typeof schaden.$inferInsert, 'schadenNummer'>,
    ): Promise<string> {
      const [neu] = await db
        .insert(schaden)
        .values({ ...zeile, schadenNummer: laufendeNummer('S', jahr, schadenfolge) })
        .returning({ schadenNummer: schaden.schadenNummer });
      if (!neu) throw new Error('The claim was not stored.');
      return neu.schadenNummer;
    },

    async unterlagenAnlegen(zeilen: (typeof schadenUnterlage.$inferInsert)[]): Promise<void> {
      if (zeilen.length > 0) await db.insert(schadenUnterlage).values(zeilen);
    },

    /** These must come from now on, also where something came for them before. */
    async unterlagenVerlangen(schadenNummer: string, typen: readonly string[]): Promise<void> {
      await db
        .insert(schadenUnterlage)
        .values(typen.map((typ) => ({ id: randomUUID(), schadenNummer, typ, pflicht: true })))
        .onConflictDoUpdate({
          target: [schadenUnterlage.schadenNummer, schadenUnterlage.typ],
          set: { pflicht: true, erhaltenAm: null },
        });
    },

    async unterlageErhalten(id: string, erhaltenAm: Date): Promise<void> {
      await db
        .update(schadenUnterlage)
        .set({ erhaltenAm })
        .where(and(eq(schadenUnterlage.id, id), isNull(schadenUnterlage.erhaltenAm)));
    },

    async ereignis(
      schadenNummer: string,
      was: Pick<SchadenEreignis, 'ereignis' | 'autor' | 'notiz'>,
      zeitpunkt: Date,
    ): Promise<void> {
      await db
        .insert(schadenEreignis)
        .values({ id: randomUUID(), schadenNummer, ...was, zeitpunkt });
    },

    async zahlen(zahlung: Omit<typeof schadenZahlung.$inferInsert, 'id'>): Promise<void> {
      await db.insert(schadenZahlung).values({ id: randomUUID(), ...zahlung });
    },

    async fortschreiben(
      schadenNummer: string,
      stand: Pick<Schadenszeile, 'status' | 'letzteAktivitaet'> &
        Partial<Pick<Schadenszeile, 'nachtrag' | 'erinnertAm' | 'abgeschlossenAm'>>,
    ): Promise<void> {
      await db.update(schaden).set(stand).where(eq(schaden.schadenNummer, schadenNummer));
    },
  };
}

const { partnerNummer, vermittlerNummer, betreuer, produkt } = vertrag;
const zuordnung = { partnerNummer, vermittlerNummer, betreuer };
const felder = { ...getTableColumns(schaden), ...zuordnung, produkt };
