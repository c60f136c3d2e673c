import { zuVieleAnfragen } from '../http/answers.ts';
import type { Database } from '../database/open.ts';
import { anfragezaehler } from '../repositories/anfragezaehler.ts';

/** As long as pool and row take; a process that died in between keeps nobody out for longer. */
const einer = { mal: 1, ms: 10_000 };

/**
 * Lets one piece of work per key through at a time (429), where a second would mail a password that the first has
 * replaced. No lock of a transaction: within one, the pool cannot be asked.
 */
export async function nurEiner<T>(
  { database, clock }: { database: Database; clock: () => Date },
  schluessel: string[],
  arbeit: () => Promise<T>,
): Promise<T> {
  const zaehler = anfragezaehler(database);
  if (!(await zaehler.zaehlen(schluessel, einer, clock()))) throw zuVieleAnfragen(1);
  try {
    return await arbeit();
  } finally {
    await zaehler.zuruecknehmen(schluessel);
  }
}
