import type { Principal } from '../access/decision.ts';
import { einsicht } from '../database/kontoschema.ts';
import type { Database } from '../database/open.ts';
import { heuteInBerlin } from '#contract/tag.ts';

/** Which agent has seen whom (`domain/konto.md §11`). */
export function einsichten(db: Database) {
  return {
    /** Notes that an agent has seen a customer, once a day; what customers see is their own. */
    async festhalten(
      { portal, sub, vermittlerNummer }: Principal,
      partnerNummer: string,
      zeit: Date,
    ): Promise<void> {
      if (portal !== 'vermittler' || vermittlerNummer === null) return;
      await db
        .insert(einsicht)
        .values({ sub, vermittlerNummer, partnerNummer, zeit, tag: heuteInBerlin(zeit) })
        .onConflictDoNothing();
    },

    /** Notes that an agent has taken so many contracts of the book along. */
    async heruntergeladen(
      { sub, vermittlerNummer }: { sub: string; vermittlerNummer: string },
      anzahl: number,
      zeit: Date,
    ): Promise<void> {
      await db
        .insert(einsicht)
        .values({ sub, vermittlerNummer, anzahl, zeit, tag: heuteInBerlin(zeit) });
    },
  };
}
