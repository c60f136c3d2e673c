import { eq } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { partner as tabelle } from '../database/schema.ts';

/** Partners (customers). */
export function partner(db: Database) {
  return {
    /** Name and address for a mail; null when the partner is unknown. */
    async empfaenger(partnerNummer: string): Promise<{ name: string; email: string } | null> {
      const [zeile] = await db
        .select({ vorname: tabelle.vorname, nachname: tabelle.nachname, email: tabelle.email })
        .from(tabelle)
        .where(eq(tabelle.partnerNummer, partnerNummer));
      return zeile ? { name: `${zeile.vorname} ${zeile.nachname}`, email: zeile.email } : null;
    },
  };
}
