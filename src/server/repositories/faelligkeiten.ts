import { and, eq, inArray, isNull, lt, lte, or } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { vertrag, vormerkung } from '../database/schema.ts';

/** Numbers of the contracts for which a day brings work; whoever does it looks again under the lock. */
export function faelligkeiten(db: Database) {
  const nummer = { nummer: vertrag.versicherungsNummer };
  return {
    /** Their last day has passed, and they do not say so yet. */
    abgelaufene(tag: string): Promise<string[]> {
      const { status, zahlweise, beendigungsdatum, ablaufdatum } = vertrag;
      const reise = and(eq(zahlweise, 'EINMALIG'), isNull(beendigungsdatum), lt(ablaufdatum, tag));
      return nummern(
        db
          .select(nummer)
          .from(vertrag)
          .where(and(inArray(status, [...aktiv]), or(lt(beendigungsdatum, tag), reise)))
          .orderBy(vertrag.versicherungsNummer),
      );
    },

    /** A change of theirs was to take effect by that day. */
    vorgemerkte(tag: string): Promise<string[]> {
      return nummern(
        db
          .selectDistinct({ nummer: vormerkung.versicherungsNummer })
          .from(vormerkung)
          .where(lte(vormerkung.wirksamkeitsdatum, tag))
          .orderBy(vormerkung.versicherungsNummer),
      );
    },
  };
}

const aktiv = ['LAUFEND', 'AUSLAUFEND'] as const;

async function nummern(abfrage: PromiseLike<{ nummer: string }[]>): Promise<string[]> {
  return (await abfrage).map(({ nummer }) => nummer);
}
