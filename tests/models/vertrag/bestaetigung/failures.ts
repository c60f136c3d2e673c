import type { Failures } from '#tests/models/engine/lint/failures.ts';

/** Where asking for a confirmation goes on when it fails (`domain/vertrag.md §10`). */
export const failures: Failures = {
  anfordern: {
    abgelehnt: 'wunsch.abgelehnt',
    sitzungAbgelaufen: 'unterbrochen',
    technisch: 'wunsch.fehler',
  },
};
