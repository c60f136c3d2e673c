import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import {
  vertrag as vertragsform,
  vertragsstatus,
  type Vertrag,
  type Vertragsstatus,
} from '#contract/entities/vertrag.ts';
import { istVormerkungsArt, type VormerkungsArt } from '#contract/entities/vormerkung.ts';
import type { Aufgabe } from '#contract/entities/aufgabe.ts';
import type { Database } from '../database/open.ts';
import { aufgabe, vertrag, vormerkung } from '../database/schema.ts';
import { beendigung as tabelle, beitragserhoehung, forderung } from '../database/vorgangsschema.ts';
import type { Sonderlage } from '../rules/fristen/sonderkuendigung.ts';

export type Beendigungszeile = typeof tabelle.$inferSelect;

/** What an end takes from a contract, as its rows were. */
const geloescht = z.object({
  vormerkungen: z.array(
    z.looseObject({
      versicherungsNummer: z.string(),
      art: z.custom<VormerkungsArt>((art) => typeof art === 'string' && istVormerkungsArt(art)),
      wert: z.unknown(),
      wirksamkeitsdatum: z.string(),
      angelegtAm: z.coerce.date(),
    }),
  ),
  /** Ids of the tasks that were open. */
  aufgaben: z.array(z.string()),
  /** The right to cancel for a move that was to come. */
  umzugserhoehungen: z.array(z.object({ mitgeteiltAm: z.string(), wirksamAm: z.string() })),
});
export type Geloescht = z.infer<typeof geloescht>;

/** What a contract was before its end was declared. */
const vorher = z.object({
  status: vertragsstatus,
  kuendbar: vertragsform.shape.kuendbar,
  beendigungsdatum: z.nullable(z.string()),
  /** Missing where nothing of it was kept. */
  geloescht: z.optional(geloescht),
});
export type Vorher = z.infer<typeof vorher>;

/** Declared ends of contracts, and what their rules ask of the database. */
export function beendigungen(db: Database) {
  return {
    async anlegen(zeile: typeof tabelle.$inferInsert): Promise<void> {
      await db.insert(tabelle).values(zeile);
    },

    /** What gives a right beside the ordinary one, what is checked already, what is still open. */
    async umstaende(nummer: string, heute: string): Promise<Umstaende> {
      // One after the other: inside a transaction there is one connection.
      const [erhoehung] = await db
        .select({
          mitgeteiltAm: beitragserhoehung.mitgeteiltAm,
          wirksamAm: beitragserhoehung.wirksamAm,
        })
        .from(beitragserhoehung)
        .where(eq(beitragserhoehung.versicherungsNummer, nummer))
        .orderBy(desc(beitragserhoehung.mitgeteiltAm))
        .limit(1);
      const pruefungen = await db
        .select({ grund: tabelle.grund })
        .from(tabelle)
        .where(and(eq(tabelle.versicherungsNummer, nummer), eq(tabelle.status, 'IN_PRUEFUNG')));
      const [offen] = await db
        .select({ summe: sql<number>`coalesce(sum(${forderung.betrag}), 0)::int` })
        .from(forderung)
        .where(
          and(
            eq(forderung.versicherungsNummer, nummer),
            isNull(forderung.bezahltAm),
            lte(forderung.faelligAm, heute),
          ),
        );
      return {
        beitragserhoehung: erhoehung ?? null,
        inPruefung: pruefungen.map(({ grund }) => grund),
        offen: offen?.summe ?? 0,
      };
    },

    /** A premium rises without more cover: that opens a special termination right (§ 40 VVG). */
    async erhoehungMitteilen(zeile: Omit<typeof beitragserhoehung.$inferInsert, 'id'>) {
      await db.insert(beitragserhoehung).values({ id: randomUUID(), ...zeile });
    },

    /** The move that made it dearer does not take place. */
    async umzugserhoehungZuruecknehmen(
      nummer: string,
      wirksamAm: string,
    ): Promise<Geloescht['umzugserhoehungen']> {
      return db
        .delete(beitragserhoehung)
        .where(
          and(
            eq(beitragserhoehung.versicherungsNummer, nummer),
            eq(beitragserhoehung.grund, 'UMZUG'),
            eq(beitragserhoehung.wirksamAm, wirksamAm),
          ),
        )
        .returning({
          mitgeteiltAm: beitragserhoehung.mitgeteiltAm,
          wirksamAm: beitragserhoehung.wirksamAm,
        });
    },

    /** The declaration that ends the contract, with what it was before; null where none of that kind does. */
    async wirksame(
      nummer: string,
      art: 'KUENDIGUNG' | 'AUFHEBUNG',
    ): Promise<{ id: string; beendigungsdatum: string; vorher: Vorher } | null> {
      const [zeile] = await db
        .select()
        .from(tabelle)
        .where(
          and(
            eq(tabelle.versicherungsNummer, nummer),
            eq(tabelle.art, art),
            eq(tabelle.status, 'WIRKSAM'),
          ),
        )
        .orderBy(desc(tabelle.eingegangenAm))
        .limit(1);
      const gelesen = z.safeParse(vorher, zeile?.vorher);
      if (!zeile?.beendigungsdatum || !gelesen.success) return null;
      return { id: zeile.id, beendigungsdatum: zeile.beendigungsdatum, vorher: gelesen.data };
    },

    async zuruecknehmen(id: string): Promise<void> {
      await db.update(tabelle).set({ status: 'ZURUECKGENOMMEN' }).where(eq(tabelle.id, id));
    },

    /** Forgets what was declared before that moment and fits no contract; the others stay with theirs. */
    async vergessen(vor: Date): Promise<void> {
      await db
        .delete(tabelle)
        .where(and(isNull(tabelle.versicherungsNummer), lt(tabelle.eingegangenAm, vor)));
    },

    /** Writes the new state of the contract as its next version. */
    async setzen(nummer: string, stand: Vertragsende): Promise<void> {
      await db
        .update(vertrag)
        .set({ ...stand, version: sql`${vertrag.version} + 1` })
        .where(eq(vertrag.versicherungsNummer, nummer));
    },

    /** An ending contract has no changes to come and no tasks to do; answers what it had. */
    async raeumeAuf(nummer: string): Promise<Geloescht> {
      const vormerkungen = await db
        .delete(vormerkung)
        .where(eq(vormerkung.versicherungsNummer, nummer))
        .returning();
      const umzug = vormerkungen.find(({ art }) => art === 'risikoort');
      const umzugserhoehungen = umzug
        ? await this.umzugserhoehungZuruecknehmen(nummer, umzug.wirksamkeitsdatum)
        : [];
      const offene = await db
        .update(aufgabe)
        .set({ status: 'Storniert' satisfies Aufgabe['status'] })
        .where(and(eq(aufgabe.versicherungsNummer, nummer), eq(aufgabe.status, 'Offen')))
        .returning({ id: aufgabe.id });
      return { vormerkungen, aufgaben: offene.map(({ id }) => id), umzugserhoehungen };
    },

    /** What an end had taken, where it does not end after all. */
    async gibZurueck(nummer: string, weg: Geloescht): Promise<void> {
      const { vormerkungen, aufgaben, umzugserhoehungen } = weg;
      if (vormerkungen.length > 0) {
        await db.insert(vormerkung).values(vormerkungen).onConflictDoNothing();
      }
      for (const erhoehung of umzugserhoehungen) {
        const grund = 'UMZUG';
        await this.erhoehungMitteilen({ ...erhoehung, versicherungsNummer: nummer, grund });
      }
      await db
        .update(aufgabe)
        .set({ status: 'Offen' satisfies Aufgabe['status'] })
        .where(and(eq(aufgabe.versicherungsNummer, nummer), inArray(aufgabe.id, aufgaben)));
    },
  };
}

/** What of the contract's surroundings its end depends on. */
export interface Umstaende extends Pick<Sonderlage, 'beitragserhoehung'> {
  inPruefung: readonly string[];
  /** Cents that should have been paid and were not. */
  offen: number;
}

/** What an end, or its withdrawal, writes to the contract. */
interface Vertragsende {
  status: Vertragsstatus;
  kuendbar: Vertrag['kuendbar'];
  beendigungsdatum: string | null;
  /** Null deletes the mandate. */
  mandatsreferenz?: null;
}
