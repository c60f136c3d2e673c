import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import { anfragezaehler as tabelle } from '../database/kontoschema.ts';
import type { Database } from '../database/open.ts';

/** Counts what may be asked for so often only. */
export function anfragezaehler(db: Database) {
  return {
    /** Counts one more, in one statement; false when that was one too many, which does not count. */
    async zaehlen(
      schluessel: readonly string[],
      { mal, ms }: { mal: number; ms: number },
      jetzt: Date,
    ): Promise<boolean> {
      const zeit = sql`${jetzt.toISOString()}::timestamptz`;
      const grenze = sql`${new Date(jetzt.getTime() - ms).toISOString()}::timestamptz`;
      const { zeiten } = tabelle;
      const gezaehlt = await db
        .insert(tabelle)
        .values({ schluessel: hashVon(schluessel), zeiten: [jetzt] })
        .onConflictDoUpdate({
          target: tabelle.schluessel,
          // Only the last ones matter; the oldest of them decides.
          set: {
            zeiten: sql`(${zeiten} || array[${zeit}])[greatest(cardinality(${zeiten}) + 2 - ${mal}::int, 1):]`,
          },
          setWhere: sql`cardinality(${zeiten}) < ${mal}::int or ${zeiten}[1] <= ${grenze}`,
        })
        .returning({ schluessel: tabelle.schluessel });
      return gezaehlt.length > 0;
    },

    /** Takes the newest back: it led to nothing. */
    async zuruecknehmen(schluessel: readonly string[]): Promise<void> {
      const { zeiten } = tabelle;
      await db
        .update(tabelle)
        .set({ zeiten: sql`${zeiten}[:cardinality(${zeiten}) - 1]` })
        .where(eq(tabelle.schluessel, hashVon(schluessel)));
    },

    /** Takes all back: whoever asked may ask. */
    async leeren(schluessel: readonly string[]): Promise<void> {
      await db.delete(tabelle).where(eq(tabelle.schluessel, hashVon(schluessel)));
    },

    /** Seconds until there is room again where `zaehlen` said that there was none; at least one. */
    async wartenSekunden(
      schluessel: readonly string[],
      { ms }: { ms: number },
      jetzt: Date,
    ): Promise<number> {
      const [zeile] = await db
        .select({ zeiten: tabelle.zeiten })
        .from(tabelle)
        .where(eq(tabelle.schluessel, hashVon(schluessel)));
      const frei = (zeile?.zeiten[0]?.getTime() ?? 0) + ms - jetzt.getTime();
      return Math.max(1, Math.ceil(frei / 1_000));
    },

    /** Forgets whoever has not asked since then. */
    async vergessen(vor: Date): Promise<void> {
      const letzte = sql`${tabelle.zeiten}[cardinality(${tabelle.zeiten})]`;
      await db.delete(tabelle).where(lt(letzte, sql`${vor.toISOString()}::timestamptz`));
    },
  };
}

function hashVon(teile: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(teile)).digest('hex');
}
