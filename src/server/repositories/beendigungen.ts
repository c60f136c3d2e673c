import { randomUUID } from 'node:crypto';
import { and, desc, eq, getTableColumns, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import {
  vertrag as vertragsform,
  vertragsstatus,
  type Vertrag,
  type Vertragsstatus,
} from '#contract/entities/vertrag.ts';
import { istVormerkungsArt, type VormerkungsArt } from '#contract/aenderungen/arten.ts';
import type { Aufgabe } from '#contract/entities/aufgabe.ts';
import type { Database } from '../database/open.ts';
import { aufgabe, vertrag, vormerkung } from '../database/schema.ts';
import { beendigung as tabelle, beitragserhoehung, forderung } from '../database/vorgangsschema.ts';
import type { Sonderlage } from '../rules/fristen/sonderkuendigung.ts';
import { dokumente, nachtraegeZu } from './dokumente.ts';

export type Beendigungszeile = typeof tabelle.$inferSelect;

/** What an end takes from the surroundings of its contract, so that it can be given back. */
const abgeraeumt = z.object({
  vormerkungen: z.array(
    z.object({
      art: z.custom<VormerkungsArt>((art) => typeof art === 'string' && istVormerkungsArt(art)),
      wert: z.unknown(),
      wirksamkeitsdatum: z.string(),
      versicherungsPraemie: z.nullable(z.int()),
      angelegtAm: z.coerce.date(),
      vorgangId: z.nullable(z.uuid()),
    }),
  ),
  /** Ids of the tasks that were open. */
  aufgaben: z.array(z.uuid()),
  /** Day of a move that had made it dearer, and when she was told. */
  umzugserhoehungen: z.array(z.object({ mitgeteiltAm: z.string(), wirksamAm: z.string() })),
});
export type Abgeraeumt = z.infer<typeof abgeraeumt>;

/** What a contract was before its end was declared. */
const vorher = z.object({
  status: vertragsstatus,
  kuendbar: vertragsform.shape.kuendbar,
  beendigungsdatum: z.nullable(z.string()),
  /** Only where the end took them. */
  mandatsreferenz: z.optional(z.nullable(z.string())),
  abgeraeumt: z.optional(abgeraeumt),
  /** Open instalments that were settled with the refund, as they were. */
  verrechnet: z.optional(z.array(z.object({ id: z.uuid(), betrag: z.int(), guthaben: z.int() }))),
});
export type Vorher = z.infer<typeof vorher>;

/** Declared ends of contracts, and what their rules ask of the database. */
export function beendigungen(db: Database) {
  return {
    async anlegen(zeile: typeof tabelle.$inferInsert): Promise<void> {
      await db.insert(tabelle).values(zeile);
    },

    /** The same declaration with what came of it since it was received. */
    async fortschreiben(
      id: string,
      anders: Partial<Omit<typeof tabelle.$inferInsert, 'id'>>,
    ): Promise<void> {
      await db.update(tabelle).set(anders).where(eq(tabelle.id, id));
    },

    async lesen(id: string): Promise<Beendigungszeile | null> {
      const [zeile] = await db.select().from(tabelle).where(eq(tabelle.id, id));
      return zeile ?? null;
    },

    /** Revocations of a contract that nobody confirmed, received before that moment. */
    async unbestaetigte(nummer: string, vor: Date): Promise<Beendigungszeile[]> {
      return db
        .select()
        .from(tabelle)
        .where(
          and(
            eq(tabelle.versicherungsNummer, nummer),
            eq(tabelle.status, 'UNBESTAETIGT'),
            lt(tabelle.eingegangenAm, vor),
          ),
        )
        .orderBy(tabelle.eingegangenAm);
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
        .where(
          and(
            eq(tabelle.versicherungsNummer, nummer),
            // A revocation somebody looks at has reasons of its own, some of the same name.
            eq(tabelle.art, 'KUENDIGUNG'),
            eq(tabelle.status, 'IN_PRUEFUNG'),
          ),
        );
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
    ): Promise<Abgeraeumt['umzugserhoehungen']> {
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
    async wirksame(nummer: string, art: 'KUENDIGUNG' | 'AUFHEBUNG'): Promise<WirksamesEnde | null> {
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
      const davor = zeile && vorherVon(zeile);
      if (!zeile?.beendigungsdatum || !davor) return null;
      const { id, beendigungsdatum, eingegangenAm } = zeile;
      return { id, beendigungsdatum, eingegangenAm, vorher: davor };
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

    /**
     * An ending contract has no changes to come and no tasks to do; the papers of such changes do not count any
     * more. Answers what is gone.
     */
    async raeumeAuf(nummer: string, am: string): Promise<Abgeraeumt> {
      const { versicherungsNummer: _, ...spalten } = getTableColumns(vormerkung);
      const vormerkungen = await db
        .delete(vormerkung)
        .where(eq(vormerkung.versicherungsNummer, nummer))
        .returning(spalten);
      await dokumente(db).setzen(nummer, nachtraegeZu(vormerkungen), 'AUFGEHOBEN', am);
      const umzug = vormerkungen.find(({ art }) => art === 'risikoort');
      const umzugserhoehungen = umzug
        ? await this.umzugserhoehungZuruecknehmen(nummer, umzug.wirksamkeitsdatum)
        : [];
      const storniert = await db
        .update(aufgabe)
        .set({ status: 'Storniert' satisfies Aufgabe['status'] })
        .where(and(eq(aufgabe.versicherungsNummer, nummer), eq(aufgabe.status, 'Offen')))
        .returning({ id: aufgabe.id });
      return { vormerkungen, aufgaben: storniert.map(({ id }) => id), umzugserhoehungen };
    },

    /** Undoes `raeumeAuf`: the contract goes on as if it had not ended. */
    async gibZurueck(nummer: string, { vormerkungen, ...weg }: Abgeraeumt): Promise<void> {
      if (vormerkungen.length > 0) {
        await db
          .insert(vormerkung)
          .values(vormerkungen.map((eine) => ({ ...eine, versicherungsNummer: nummer })));
        await dokumente(db).setzen(nummer, nachtraegeZu(vormerkungen), 'GUELTIG', null);
      }
      for (const eine of weg.umzugserhoehungen) {
        await this.erhoehungMitteilen({ ...eine, versicherungsNummer: nummer, grund: 'UMZUG' });
      }
      if (weg.aufgaben.length === 0) return;
      await db
        .update(aufgabe)
        .set({ status: 'Offen' satisfies Aufgabe['status'] })
        .where(and(eq(aufgabe.versicherungsNummer, nummer), inArray(aufgabe.id, weg.aufgaben)));
    },
  };
}

/** What a contract was before that end; null where nobody wrote it down. */
export function vorherVon({ vorher: davor }: Pick<Beendigungszeile, 'vorher'>): Vorher | null {
  return z.safeParse(vorher, davor).data ?? null;
}

/** A declaration that ends a contract. */
interface WirksamesEnde extends Pick<Beendigungszeile, 'id' | 'eingegangenAm'> {
  beendigungsdatum: string;
  vorher: Vorher;
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
  mandatsreferenz?: string | null;
}
