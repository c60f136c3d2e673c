import { and, desc, eq, gte, inArray, sql, type SQL } from 'drizzle-orm';
import { dokumenteProSeite } from '#contract/endpoints/vertrag/dokumente.ts';
import type { Dokument } from '#contract/entities/dokument.ts';
import type { Database } from '../database/open.ts';
import { dokument } from '../database/schema.ts';

/** A document that a contract keeps, as lists name it; its address is given out with the answer. */
export type Unterlage = Omit<Dokument, 'url'>;

export const unterlagenfelder = {
  id: dokument.id,
  name: dokument.titel,
  typ: dokument.typ,
  datum: sql<string>`to_char(${dokument.erstelltAm} at time zone 'Europe/Berlin', 'YYYY-MM-DD')`,
  zustand: dokument.zustand,
  zustandSeit: dokument.zustandSeit,
};

/** Those of one moment in the order they were handed over in; all descending, as one index is read. */
export const neuesteZuerst = [
  desc(dokument.erstelltAm),
  desc(sql`(-${dokument.stelle})`),
  desc(dokument.id),
];

/** One more than a page shows says whether there are older ones. */
export const eineMehr = dokumenteProSeite + 1;

/** What of them stands on the page, and whether older ones come after it. */
export function seiteAus<Eine>(gelesene: readonly Eine[]) {
  return {
    dokumente: gelesene.slice(0, dokumenteProSeite),
    aeltereDokumente: gelesene.length > dokumenteProSeite,
  };
}

/** Documents of a contract beyond those that come with it. */
export function unterlagen(db: Database) {
  return {
    /** Those that follow one of them, one more than a page shows; none where that one is not the contract's. */
    async nach(versicherungsNummer: string, id: string): Promise<Unterlage[]> {
      // Compared as a row, in the order above: the moment is finer than JavaScript knows it.
      const stelle = sql`(${dokument.erstelltAm}, (-${dokument.stelle}), ${dokument.id})`;
      const letzte = db
        .select({
          erstelltAm: dokument.erstelltAm,
          stelle: sql`-${dokument.stelle}`,
          id: dokument.id,
        })
        .from(dokument)
        .where(and(von(versicherungsNummer), eq(dokument.id, id)));
      return db
        .select(unterlagenfelder)
        .from(dokument)
        .where(and(von(versicherungsNummer), sql`${stelle} < ${letzte}`))
        .orderBy(...neuesteZuerst)
        .limit(eineMehr);
    },

    /** Those of all these contracts since that moment, as many as stand on a page. */
    neue: (nummern: readonly string[], seit: Date) =>
      db
        .select({
          ...unterlagenfelder,
          versicherungsNummer: sql<string>`${dokument.versicherungsNummer}`,
        })
        .from(dokument)
        .where(
          and(inArray(dokument.versicherungsNummer, [...nummern]), gte(dokument.erstelltAm, seit)),
        )
        .orderBy(...neuesteZuerst)
        .limit(dokumenteProSeite),

    /** Whether the contract keeps one of that kind. */
    async hat(versicherungsNummer: string, typ: Unterlage['typ']): Promise<boolean> {
      const [eine] = await db
        .select({ id: dokument.id })
        .from(dokument)
        .where(and(von(versicherungsNummer), sql`${dokument.typ} = ${typ}`))
        .limit(1);
      return eine !== undefined;
    },
  };
}

function von(versicherungsNummer: string): SQL {
  return eq(dokument.versicherungsNummer, versicherungsNummer);
}
