import type { Failures } from '#tests/models/engine/lint/failures.ts';

/** Where a link of a revocation goes on when a call fails (`domain/vertrag.md §9`). */
export const failures: Failures = {
  linkLesen: { verbraucht: 'abgelehnt', technisch: 'linkPruefen.fehler' },
  einloesen: { zuSpaet: 'abgelehnt', technisch: '*.fehler' },
};
