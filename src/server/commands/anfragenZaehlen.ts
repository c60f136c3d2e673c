import type { Database } from '../database/open.ts';
import { anfragezaehler } from '../repositories/anfragezaehler.ts';

/** How often something may be asked for in a time, by whatever it is counted under. */
export interface Zaehlgrenze {
  schluessel: readonly string[];
  mal: number;
  ms: number;
}

/**
 * Counts one more under every limit; 0, or the seconds until one more is allowed. Where all have to hold, the caller
 * throws in the transaction this runs in, which takes back what was counted before.
 */
export async function anfragenZaehlen(
  db: Database,
  grenzen: readonly Zaehlgrenze[],
  jetzt: Date,
): Promise<number> {
  const zaehler = anfragezaehler(db);
  for (const { schluessel, ...grenze } of grenzen) {
    if (!(await zaehler.zaehlen(schluessel, grenze, jetzt))) {
      return zaehler.wartenSekunden(schluessel, grenze, jetzt);
    }
  }
  return 0;
}
