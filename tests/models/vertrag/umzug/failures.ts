import type { Failures } from '#tests/models/engine/lint/failures.ts';

/** Where a move goes on when a call fails (`domain/vertrag.md §6`). */
export const failures: Failures = {
  berechnen: { sitzungAbgelaufen: 'unterbrochen', technisch: 'fehlerBeimBerechnen' },
  speichern: {
    abgelehnt: 'abgelehnt',
    sitzungAbgelaufen: 'unterbrochen',
    technisch: 'fehlerBeimSpeichern',
  },
};
