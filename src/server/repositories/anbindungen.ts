import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { agenturfolge, anbindung as tabelle, anbindungsfolge } from '../database/kontoschema.ts';
import { vermittler } from '../database/schema.ts';
import { laufendeNummer } from './laufendeNummer.ts';

type Zeile = typeof tabelle.$inferInsert;
export type Anbindungszeile = typeof tabelle.$inferSelect;

/** Applications of agencies that want to become a partner. */
export function anbindungen(db: Database) {
  return {
    /** Stores an application; its number is the year and 7 digits that no other has. */
    async anlegen(jahr: number, zeile: Omit<Zeile, 'anbindungsNummer'>): Promise<string> {
      const [neu] = await db
        .insert(tabelle)
        .values({ ...zeile, anbindungsNummer: laufendeNummer('V', jahr, anbindungsfolge) })
        .returning({ anbindungsNummer: tabelle.anbindungsNummer });
      if (!neu) throw new Error('The application was not stored.');
      return neu.anbindungsNummer;
    },

    /** One page of those that are to be decided or finished, the oldest first; and how many there are on all. */
    async offene({ seite, proSeite }: { seite: number; proSeite: number }) {
      const zeilen = await db
        .select()
        .from(tabelle)
        .where(offen)
        .orderBy(tabelle.eingegangenAm, tabelle.anbindungsNummer)
        .limit(proSeite)
        .offset((seite - 1) * proSeite);
      return { zeilen, gesamt: await db.$count(tabelle, offen) };
    },

    /** One of these; null where there is none. */
    async zuEntscheiden(anbindungsNummer: string): Promise<Anbindungszeile | null> {
      const [zeile] = await db
        .select()
        .from(tabelle)
        .where(and(mit(anbindungsNummer), offen));
      return zeile ?? null;
    },

    /** The application, locked until the transaction ends: it is decided once. */
    async sperren(anbindungsNummer: string): Promise<Anbindungszeile | null> {
      const [zeile] = await db.select().from(tabelle).where(mit(anbindungsNummer)).for('update');
      return zeile ?? null;
    },

    async aendern(anbindungsNummer: string, neu: Partial<Zeile>): Promise<void> {
      await db.update(tabelle).set(neu).where(mit(anbindungsNummer));
    },

    /** Whether an agency has that register number. */
    async istVergeben(ihkNummer: string): Promise<boolean> {
      const [eine] = await db
        .select({ vermittlerNummer: vermittler.vermittlerNummer })
        .from(vermittler)
        .where(eq(vermittler.ihkNummer, ihkNummer))
        .limit(1);
      return eine !== undefined;
    },

    /** Lets one agency at a time get a register number, until the transaction ends. */
    async registerSperren(ihkNummer: string): Promise<void> {
      await db.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`registernummer ${ihkNummer}`}, 0))`,
      );
    },

    /** A new agency; its number has 10 digits and no other has it (`domain/konto.md §7.2`). */
    async agenturAnlegen(
      zeile: Omit<typeof vermittler.$inferInsert, 'vermittlerNummer'>,
    ): Promise<string> {
      const vermittlerNummer = sql`nextval(${agenturfolge.seqName})::text`;
      const [neu] = await db
        .insert(vermittler)
        .values({ ...zeile, vermittlerNummer })
        .returning({ vermittlerNummer: vermittler.vermittlerNummer });
      if (!neu) throw new Error('The agency was not stored.');
      return neu.vermittlerNummer;
    },

    /** An agency whose owner was never invited; nobody knows its number. */
    async agenturEntfernen(vermittlerNummer: string): Promise<void> {
      await db.delete(vermittler).where(eq(vermittler.vermittlerNummer, vermittlerNummer));
    },

    /** Forgets what was refused before that moment, and what came in before it and was never decided. */
    async vergessen(vor: Date): Promise<void> {
      const abgelehnt = and(eq(tabelle.status, 'ABGELEHNT'), lt(tabelle.entschiedenAm, vor));
      const offen = and(eq(tabelle.status, 'IN_PRUEFUNG'), lt(tabelle.eingegangenAm, vor));
      await db.delete(tabelle).where(or(abgelehnt, offen));
    },
  };
}

/** Nobody has decided it, or its owner has not been invited yet. */
const offen = or(
  eq(tabelle.status, 'IN_PRUEFUNG'),
  and(eq(tabelle.status, 'ANGENOMMEN'), isNull(tabelle.eingeladenAm)),
);

function mit(anbindungsNummer: string) {
  return eq(tabelle.anbindungsNummer, anbindungsNummer);
}
