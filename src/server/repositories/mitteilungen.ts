import { randomUUID } from 'node:crypto';
import {
  and,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  gte,
  inArray,
  isNull,
  lt,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import { nachrichtenProSeite } from '#contract/endpoints/postfach.ts';
import type { Bestand } from '../access/decision.ts';
import type { Database } from '../database/open.ts';
import { dokument, vertrag } from '../database/schema.ts';
import { mitteilung as tabelle, upload } from '../database/vorgangsschema.ts';
import type { Mitgeschickt, Mitteilung, Mitteilungskopf } from '../rules/postfach.ts';
import type { Uploadzeile } from './uploads.ts';

/** Whose messages: of a customer, or of an agency as far as one of its agents may see them. */
export type Postfach = { partnerNummer: string } | Bestand;

export type Ordner = typeof tabelle.$inferSelect.richtung;

/** What a page of a folder is asked for; `suche` is empty where nothing is looked for. */
export interface Ordnerseite {
  ordner: Ordner;
  /** From 1. */
  seite: number;
  suche: string;
}

type Zeile = typeof tabelle.$inferInsert;
/** Its id is drawn unless told. */
type NeueMitteilung = Omit<Zeile, 'id'> & Partial<Pick<Zeile, 'id'>>;

/** Messages in the mailboxes of customers and agencies. */
export function mitteilungen(db: Database) {
  return {
    /** Written in the transaction of what it tells about. */
    async schreiben({ id = randomUUID(), ...zeile }: NeueMitteilung): Promise<void> {
      await db.insert(tabelle).values({ id, ...zeile });
    },

    /** Lets a customer write one message at a time, until the transaction ends. */
    async absenderSperren(partnerNummer: string): Promise<void> {
      await db.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`nachricht ${partnerNummer}`}, 0))`,
      );
    },

    /** How many a customer has written from that moment on, those she has hidden too. */
    geschrieben: (partnerNummer: string, seit: Date): Promise<number> =>
      db.$count(
        tabelle,
        and(
          eq(tabelle.partnerNummer, partnerNummer),
          eq(tabelle.richtung, 'AUSGANG'),
          gte(tabelle.zeit, seit),
        ),
      ),

    /** How many of what came its owner has not read yet. */
    ungelesen: (postfach: Postfach): Promise<number> =>
      db.$count(tabelle, and(imOrdner(db, postfach, 'EINGANG'), isNull(tabelle.gelesenAm))),

    /** Messages of one page, and how many there are on all. */
    async seite(postfach: Postfach, { ordner, seite, suche }: Ordnerseite) {
      const passende = and(imOrdner(db, postfach, ordner), gesucht(suche));
      const zeilen: Mitteilungskopf[] = await db
        .select(kopf)
        .from(tabelle)
        .where(passende)
        .orderBy(desc(tabelle.zeit), desc(tabelle.id))
        .limit(nachrichtenProSeite)
        .offset((seite - 1) * nachrichtenProSeite);
      const [gezaehlt] = await db.select({ gesamt: count() }).from(tabelle).where(passende);
      return { zeilen, gesamt: gezaehlt?.gesamt ?? 0 };
    },

    /** One that its owner has not hidden; null where there is none, or it is somebody else's. */
    async eine(postfach: Postfach, id: string): Promise<Mitteilung | null> {
      const zeile = await this.seine(postfach, id);
      return zeile?.verborgenAm === null ? zeile : null;
    },

    /** The same where its owner has hidden it. */
    async seine(postfach: Postfach, id: string): Promise<Mitteilung | null> {
      const [zeile] = await db
        .select()
        .from(tabelle)
        .where(and(eigene(db, postfach), eq(tabelle.id, id)));
      return zeile ?? null;
    },

    /** The conversation of a message as far as it is still in that mailbox, the oldest first. */
    async gespraech(postfach: Postfach, zeile: Mitteilung): Promise<Mitteilung[]> {
      return (
        db
          .select()
          .from(tabelle)
          .where(and(sichtbare(db, postfach), imGespraech(anfangVon(zeile))))
          // What we say at once has the time of what began it.
          .orderBy(tabelle.zeit, sql`${tabelle.bezug} is not null`, tabelle.id)
      );
    },

    /** Opened now, or as before; read from now on. */
    async oeffnen(ids: readonly string[], jetzt: Date): Promise<void> {
      await db
        .update(tabelle)
        .set({
          gelesenAm: sql`coalesce(${tabelle.gelesenAm}, ${jetzt.toISOString()}::timestamptz)`,
          geoeffnetAm: sql`coalesce(${tabelle.geoeffnetAm}, ${jetzt.toISOString()}::timestamptz)`,
        })
        .where(inArray(tabelle.id, [...ids]));
    },

    /** Null marks it as unread. */
    async markieren(id: string, gelesenAm: Date | null): Promise<void> {
      await db.update(tabelle).set({ gelesenAm }).where(eq(tabelle.id, id));
    },

    async verbergen(id: string, verborgenAm: Date): Promise<void> {
      await db.update(tabelle).set({ verborgenAm }).where(eq(tabelle.id, id));
    },

    /** Papers that came with these messages, in their order. */
    async mitgeschickte(zeilen: readonly Pick<Mitteilung, 'vorgangId'>[]): Promise<Mitgeschickt[]> {
      const vorgaenge = zeilen.flatMap(({ vorgangId }) => vorgangId ?? []);
      if (vorgaenge.length === 0) return [];
      return db
        .select(mitgeschickt)
        .from(dokument)
        .where(inArray(dokument.antragId, vorgaenge))
        .orderBy(dokument.erstelltAm, dokument.stelle);
    },

    /** Files that were sent with these messages, in the order they came. */
    dateien: (zeilen: readonly Pick<Mitteilung, 'id'>[]): Promise<Uploadzeile[]> =>
      db
        .select()
        .from(upload)
        .where(
          inArray(
            upload.vorgangId,
            zeilen.map(({ id }) => id),
          ),
        )
        .orderBy(upload.angelegtAm, upload.id),

    /** A file by its id where it was sent with a message of this mailbox; null otherwise. */
    async datei(postfach: Postfach, id: string): Promise<Uploadzeile | null> {
      const [eine] = await db
        .select(getTableColumns(upload))
        .from(upload)
        .innerJoin(tabelle, eq(tabelle.id, upload.vorgangId))
        .where(and(eq(upload.id, id), sichtbare(db, postfach)));
      return eine ?? null;
    },

    /** Forgets conversations of which nothing is younger; their files go with those nobody sent (`uploadsVergessen`). */
    async vergessen(vor: Date, jetzt: Date): Promise<void> {
      const alte = sql`coalesce(${tabelle.bezug}, ${tabelle.id}) not in
        (select coalesce(bezug, id) from mitteilung where zeit >= ${vor.toISOString()}::timestamptz)`;
      await db.transaction(async (tx) => {
        const weg = await tx
          .delete(tabelle)
          .where(and(lt(tabelle.zeit, vor), alte))
          .returning({ id: tabelle.id });
        if (weg.length === 0) return;
        const ids = weg.map(({ id }) => id);
        await tx
          .update(upload)
          .set({ vorgangId: null, laeuftAb: jetzt })
          .where(inArray(upload.vorgangId, ids));
      });
    },

    /** A document by its id where a message of this mailbox brought it; null otherwise. */
    async mitgeschicktes(postfach: Postfach, id: string): Promise<Mitgeschickt | null> {
      const [eines] = await db
        .select(mitgeschickt)
        .from(dokument)
        .innerJoin(tabelle, eq(tabelle.vorgangId, dokument.antragId))
        .where(and(eq(dokument.id, id), sichtbare(db, postfach)))
        .limit(1);
      return eines ?? null;
    },
  };
}

const { text: _text, ...kopf } = getTableColumns(tabelle);
const mitgeschickt = {
  id: dokument.id,
  typ: dokument.typ,
  titel: dokument.titel,
  zustand: dokument.zustand,
  zustandSeit: dokument.zustandSeit,
};

/** The message that began its conversation. */
export function anfangVon({ id, bezug }: Pick<Mitteilung, 'id' | 'bezug'>): string {
  return bezug ?? id;
}

function imGespraech(anfang: string): SQL | undefined {
  return or(eq(tabelle.id, anfang), eq(tabelle.bezug, anfang));
}

function imOrdner(db: Database, postfach: Postfach, ordner: Ordner): SQL | undefined {
  return and(sichtbare(db, postfach), eq(tabelle.richtung, ordner));
}

function sichtbare(db: Database, postfach: Postfach): SQL | undefined {
  return and(eigene(db, postfach), isNull(tabelle.verborgenAm));
}

/** A sub-agent sees what is about contracts he looks after, whoever runs the agency all. */
function eigene(db: Database, postfach: Postfach): SQL | undefined {
  if ('partnerNummer' in postfach) {
    return and(eq(tabelle.portal, 'benutzer'), eq(tabelle.partnerNummer, postfach.partnerNummer));
  }
  const { vermittlerNummer, betreuer } = postfach;
  const derAgentur = and(
    eq(tabelle.portal, 'vermittler'),
    eq(tabelle.vermittlerNummer, vermittlerNummer),
  );
  if (betreuer === null) return derAgentur;
  const betreute = db
    .select({ eine: sql`1` })
    .from(vertrag)
    .where(
      and(
        eq(vertrag.versicherungsNummer, tabelle.versicherungsNummer),
        eq(vertrag.vermittlerNummer, vermittlerNummer),
        eq(vertrag.betreuer, betreuer),
      ),
    );
  return and(derAgentur, exists(betreute));
}

/** In subject or text, wherever it stands; capitals, umlauts and accents make no difference (migration 0014). */
function gesucht(suche: string): SQL | undefined {
  if (suche === '') return undefined;
  return or(enthaelt(tabelle.betreff, suche), enthaelt(tabelle.text, suche));
}

function enthaelt(spalte: SQLWrapper, suche: string): SQL {
  return sql`strpos(gefaltet(${spalte}), gefaltet(${suche})) > 0`;
}
