import type { Failures } from '#tests/models/engine/lint/failures.ts';

/** Where a revocation goes on when a call fails (`domain/vertrag.md §9`): no session can end of who is not signed in. */
export const failures: Failures = {
  widerrufen: {
    abgelehnt: 'abgelehnt',
    sitzungAbgelaufen: (context) =>
      'zugang' in context && context.zugang === 'KUNDE' ? 'unterbrochen' : 'fehlerBeimWiderrufen',
    zuOft: 'zuOft',
    technisch: 'fehlerBeimWiderrufen',
  },
};
