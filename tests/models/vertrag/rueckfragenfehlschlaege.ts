import type { Failures } from '#tests/models/engine/lint/failures.ts';

/** Where an act that was asked for once more goes on when it fails (`domain/vertrag.md §5, §8`). */
export const rueckfragenfehlschlaege: Failures = {
  ausfuehren: {
    abgelehnt: 'abgelehnt',
    sitzungAbgelaufen: 'unterbrochen',
    technisch: 'fehler',
  },
};
