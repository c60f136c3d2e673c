import type { Database } from '#server/database/open.ts';
import { absenderVon } from '#server/documents/marke.ts';
import type { Nachtdienste } from '#server/jobs/nachtlauf.ts';
import { marken } from '#tests/support/marken.ts';

/** The nightly work at a moment of the test's choice; a contract that fails fails the test. */
export function nachtdienste(
  database: Database,
  clock: () => Date,
): Nachtdienste & { gemeldet: object[] } {
  const gemeldet: object[] = [];
  return {
    database,
    clock,
    absender: (marke) => absenderVon(marken[marke]),
    melden: (was) => gemeldet.push(was),
    gemeldet,
  };
}
