import type { Failures } from '#tests/models/engine/lint/failures.ts';

/** Where a file goes on when a call fails (`domain/schaden.md §6`): a file nobody can ask about is there. */
export const failures: Failures = {
  hochladen: { abgelehnt: 'abgelehnt', technisch: 'gescheitert' },
  nachsehen: { technisch: 'aufgehoben' },
};
