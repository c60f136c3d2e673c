import { asc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { vermittler as tabelle } from '../database/schema.ts';

/** Agencies: brokers, banks and tied agents. */
export function vermittler(db: Database) {
  const eine = async (bedingung: SQL) => {
    const [zeile] = await db
      .select({
        vermittlerNummer: tabelle.vermittlerNummer,
        name: tabelle.name,
        ort: tabelle.ort,
        ihkNummer: tabelle.ihkNummer,
        telefon: tabelle.telefon,
        vertriebsweg: tabelle.vertriebsweg,
      })
      .from(tabelle)
      .where(bedingung)
      .orderBy(asc(tabelle.vermittlerNummer))
      .limit(1);
    return zeile ?? null;
  };
  return {
    mitNummer: (vermittlerNummer: string) => eine(eq(tabelle.vermittlerNummer, vermittlerNummer)),

    /** Where an agency reads its mail; never shown to anybody. */
    async empfaengerMit(vermittlerNummer: string): Promise<{ email: string } | null> {
      const [zeile] = await db
        .select({ email: tabelle.email })
        .from(tabelle)
        .where(eq(tabelle.vermittlerNummer, vermittlerNummer));
      return zeile ?? null;
    },

    async vertriebsweg(
      vermittlerNummer: string,
    ): Promise<Pick<
      typeof tabelle.$inferSelect,
      'name' | 'vertriebsweg' | 'ihkNummer' | 'blz'
    > | null> {
      const [zeile] = await db
        .select({
          name: tabelle.name,
          vertriebsweg: tabelle.vertriebsweg,
          ihkNummer: tabelle.ihkNummer,
          blz: tabelle.blz,
        })
        .from(tabelle)
        .where(eq(tabelle.vermittlerNummer, vermittlerNummer));
      return zeile ?? null;
    },

    /** The oldest agency of a bank code. */
    mitBlz: (blz: string) => eine(eq(tabelle.blz, blz)),
  };
}
