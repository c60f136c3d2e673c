import type { Failures } from '#tests/models/engine/lint/failures.ts';

/** Where a change goes on when a call fails (`domain/vertrag.md §5`): a price that moved is worked out anew. */
export const failures: Failures = {
  berechnen: {
    abgelehnt: 'abgelehnt',
    sitzungAbgelaufen: 'unterbrochen',
    technisch: 'fehlerBeimBerechnen',
  },
  speichern: {
    preisGeaendert: 'berechnen',
    abgelehnt: 'abgelehnt',
    sitzungAbgelaufen: 'unterbrochen',
    technisch: 'fehlerBeimSpeichern',
  },
  umsatzBestaetigen: {
    abgelehnt: 'abgelehnt',
    sitzungAbgelaufen: 'unterbrochen',
    technisch: 'fehlerBeimBestaetigen',
  },
};
