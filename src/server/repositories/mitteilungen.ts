import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { mitteilung as tabelle } from '../database/vorgangsschema.ts';

/** Messages of ours in the Postfach of customers and agencies. */
export function mitteilungen(db: Database) {
  return {
    /** Written in the transaction of what it tells about. */
    async schreiben(zeile: Omit<typeof tabelle.$inferInsert, 'id'>): Promise<void> {
      await db.insert(tabelle).values({ id: randomUUID(), ...zeile });
    },

    /** How many a customer has not read yet. */
    async ungelesen(partnerNummer: string): Promise<number> {
      const [zeile] = await db
        .select({ anzahl: sql<number>`count(*)::int` })
        .from(tabelle)
        .where(and(eq(tabelle.partnerNummer, partnerNummer), isNull(tabelle.gelesenAm)));
      return zeile?.anzahl ?? 0;
    },
  };
}
