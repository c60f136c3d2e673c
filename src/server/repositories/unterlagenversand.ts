import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { unterlagenversand as tabelle } from '../database/antragsschema.ts';

type Versandzeile = typeof tabelle.$inferSelect;

/** A set that left the house: when, to whom, and which papers in which version. */
export type Versandnachweis = Pick<Versandzeile, 'antragId' | 'an' | 'dokumente'> & {
  gesendetAm: Date;
};

/** Sets of documents an application was sent, and those that wait for it (VVG § 8 (2)). */
export function unterlagenversand(db: Database) {
  const { id, antragId, an, dokumente, gesendetAm } = tabelle;
  const gesendete = (bedingung: ReturnType<typeof eq>, hoechstens?: number) => {
    const frage = db
      .select({ antragId, an, dokumente, gesendetAm })
      .from(tabelle)
      .where(and(bedingung, isNotNull(gesendetAm)))
      .orderBy(desc(gesendetAm));
    return hoechstens === undefined ? frage : frage.limit(hoechstens);
  };
  return {
    /** Written with the mail whose id it has. */
    async vermerken(zeile: Omit<Versandzeile, 'gesendetAm'>): Promise<void> {
      await db.insert(tabelle).values(zeile);
    },

    /** Whether a set was written for the application, sent yet or not. */
    async gibtEs(antrag: string): Promise<boolean> {
      return (await db.$count(tabelle, eq(antragId, antrag))) > 0;
    },

    /** Which application a mail carries the set of; null for any other mail. */
    async antragZu(mail: string): Promise<string | null> {
      const [zeile] = await db.select({ antragId }).from(tabelle).where(eq(id, mail));
      return zeile?.antragId ?? null;
    },

    /** Somebody took the mail. */
    async gesendet(mail: string, wann: Date): Promise<Versandnachweis | null> {
      const [zeile] = await db
        .update(tabelle)
        .set({ gesendetAm: wann })
        .where(eq(id, mail))
        .returning();
      return zeile ? { ...zeile, gesendetAm: wann } : null;
    },

    /** The latest of those that left. */
    async letzter(antrag: string): Promise<Versandnachweis | null> {
      return (await gesendete(eq(antragId, antrag), 1)).flatMap(mitZeit)[0] ?? null;
    },

    async alle(antrag: string): Promise<Versandnachweis[]> {
      return (await gesendete(eq(antragId, antrag))).flatMap(mitZeit);
    },

    /** Forgets sets whose mails are withdrawn. */
    async zuruecknehmen(...mails: string[]): Promise<void> {
      if (mails.length > 0) await db.delete(tabelle).where(inArray(id, mails));
    },

    /** Mails with a set that nobody took yet. */
    async wartende(antrag: string): Promise<string[]> {
      const zeilen = await db
        .select({ id })
        .from(tabelle)
        .where(and(eq(antragId, antrag), isNull(gesendetAm)));
      return zeilen.map((zeile) => zeile.id);
    },
  };
}

function mitZeit(
  zeile: Omit<Versandnachweis, 'gesendetAm'> & { gesendetAm: Date | null },
): Versandnachweis[] {
  return zeile.gesendetAm === null ? [] : [{ ...zeile, gesendetAm: zeile.gesendetAm }];
}
