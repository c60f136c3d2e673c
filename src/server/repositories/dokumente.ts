import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Dokumentzustand } from '#contract/entities/dokument.ts';
import type { Database } from '../database/open.ts';
import { dokumentlink } from '../database/antragsschema.ts';
import { dokument } from '../database/schema.ts';
import { dokumentinhalt, type Dokumentinhalt } from '../documents/inhalt/inhalt.ts';
import { formatDatum } from '#contract/tag.ts';

/** A document handed over, without its text. */
export type Dokumentkopf = Pick<
  typeof dokument.$inferSelect,
  'id' | 'antragId' | 'typ' | 'titel' | 'version'
>;

/** Documents of applications and contracts, and the links to them. */
export function dokumente(db: Database) {
  const koepfe = (bedingung: SQL | undefined): Promise<Dokumentkopf[]> =>
    db
      .select({
        id: dokument.id,
        antragId: dokument.antragId,
        typ: dokument.typ,
        version: dokument.version,
        titel: dokument.titel,
      })
      .from(dokument)
      .where(bedingung)
      .orderBy(asc(dokument.stelle));
  const inhalte = async (bedingung: SQL | undefined): Promise<Dokumentinhalt[]> => {
    const { inhalt, zustand, zustandSeit } = dokument;
    const zeilen = await db
      .select({ inhalt, zustand, zustandSeit })
      .from(dokument)
      .where(bedingung)
      .orderBy(asc(dokument.stelle));
    return zeilen.map(gelesen);
  };
  return {
    koepfe: (antragId: string) => koepfe(eq(dokument.antragId, antragId)),

    async anlegen(zeilen: (typeof dokument.$inferInsert)[]): Promise<void> {
      await db.insert(dokument).values(zeilen);
    },

    /** Takes out what a later document of the same kind replaces. */
    async ersetzen(antragId: string, typen: Dokumentinhalt['typ'][]): Promise<void> {
      await db
        .delete(dokument)
        .where(and(eq(dokument.antragId, antragId), inArray(dokument.typ, typen)));
    },

    /** From now on they belong to the contract and stay. */
    async uebernehmen(antragId: string, versicherungsNummer: string): Promise<void> {
      await db
        .update(dokument)
        .set({ versicherungsNummer, laeuftAb: null })
        .where(eq(dokument.antragId, antragId));
    },

    async verlinken(zeilen: (typeof dokumentlink.$inferInsert)[]): Promise<void> {
      await db.insert(dokumentlink).values(zeilen);
    },

    /** What a link leads to, one or all of an application; empty when it is unknown or its time is over. */
    async hinter(tokenHash: string, jetzt: Date): Promise<Dokumentinhalt[]> {
      const [link] = await db
        .select()
        .from(dokumentlink)
        .where(and(eq(dokumentlink.tokenHash, tokenHash), gt(dokumentlink.laeuftAb, jetzt)));
      if (!link) return [];
      return link.dokumentId === null
        ? inhalte(eq(dokument.antragId, link.antragId))
        : inhalte(eq(dokument.id, link.dokumentId));
    },

    /** Those of these ids that are still there, in the order of their set. */
    async mit(ids: readonly string[]): Promise<Dokumentinhalt[]> {
      return ids.length === 0 ? [] : inhalte(inArray(dokument.id, [...ids]));
    },

    /** One that a contract keeps; null when there is none. */
    async desVertrags(id: string): Promise<Dokumentinhalt | null> {
      const [gefunden] = await inhalte(
        and(eq(dokument.id, id), isNotNull(dokument.versicherungsNummer)),
      );
      return gefunden ?? null;
    },

    /** What those acts left with the contract counts no longer, or again. */
    async setzen(
      versicherungsNummer: string,
      akte: readonly Dokumentakt[],
      zustand: Dokumentzustand,
      zustandSeit: string | null,
    ): Promise<void> {
      if (akte.length === 0) return;
      await db
        .update(dokument)
        .set({ zustand, zustandSeit })
        .where(
          and(eq(dokument.versicherungsNummer, versicherungsNummer), or(...akte.map(gehoertZu))),
        );
    },

    /** Those of that kind and name that still count do no longer: a later one says the same of a later day. */
    async ersetzenImVertrag(
      versicherungsNummer: string,
      { typ, titel }: Pick<Dokumentinhalt, 'typ' | 'titel'>,
      zustandSeit: string,
    ): Promise<void> {
      await db
        .update(dokument)
        .set({ zustand: 'ERSETZT', zustandSeit })
        .where(
          and(
            eq(dokument.versicherungsNummer, versicherungsNummer),
            eq(dokument.typ, typ),
            eq(dokument.titel, titel),
            eq(dokument.zustand, 'GUELTIG'),
          ),
        );
    },

    /** When a contract got documents of these kinds, from that moment on. */
    async erstellt(
      versicherungsNummer: string,
      typen: readonly Dokumentinhalt['typ'][],
      { seit }: { seit: Date },
    ): Promise<Date[]> {
      const zeilen = await db
        .select({ erstelltAm: dokument.erstelltAm })
        .from(dokument)
        .where(
          and(
            eq(dokument.versicherungsNummer, versicherungsNummer),
            inArray(dokument.typ, [...typen]),
            gte(dokument.erstelltAm, seit),
          ),
        );
      return zeilen.map(({ erstelltAm }) => erstelltAm);
    },

    /** Deletes links whose time is over, and documents of applications that led to no contract. */
    async vergessen(jetzt: Date): Promise<void> {
      await db.delete(dokumentlink).where(lt(dokumentlink.laeuftAb, jetzt));
      await db
        .delete(dokument)
        .where(and(isNull(dokument.versicherungsNummer), lt(dokument.laeuftAb, jetzt)));
    },
  };
}

/** An act by the papers it left: by its id, or where it had none then, by kind and moment. */
export interface Dokumentakt {
  typ: Dokumentinhalt['typ'];
  vorgangId: string | null;
  zeit: Date;
}

/** The acts that left the papers of pending changes. */
export function nachtraegeZu(
  vormerkungen: readonly { vorgangId: string | null; angelegtAm: Date }[],
): Dokumentakt[] {
  return vormerkungen.map(({ vorgangId, angelegtAm }) => ({
    typ: 'NACHTRAG',
    vorgangId,
    zeit: angelegtAm,
  }));
}

function gehoertZu({ typ, vorgangId, zeit }: Dokumentakt): SQL | undefined {
  return and(
    eq(dokument.typ, typ),
    vorgangId === null ? eq(dokument.erstelltAm, zeit) : eq(dokument.antragId, vorgangId),
  );
}

function gelesen(zeile: Zustand & { inhalt: string }): Dokumentinhalt {
  return { ...z.parse(dokumentinhalt, JSON.parse(zeile.inhalt)), ...vermerkZu(zeile) };
}

/** The line that says on the paper itself that it does not count any more. */
function vermerkZu({ zustand, zustandSeit }: Zustand): Pick<Dokumentinhalt, 'vermerk'> {
  if (zustand === 'GUELTIG' || zustandSeit === null) return {};
  const wort = zustand === 'AUFGEHOBEN' ? 'Aufgehoben' : 'Ersetzt';
  return { vermerk: `${wort} am ${formatDatum(zustandSeit)}` };
}

type Zustand = Pick<typeof dokument.$inferSelect, 'zustand' | 'zustandSeit'>;
