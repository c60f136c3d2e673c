import type { Failures } from '#tests/models/engine/lint/failures.ts';
import { technisch, type Sentences } from '#tests/models/sentences.ts';
import { absage } from './rueckfragenfaelle.ts';

/** Where an act that was asked for once more goes on when it fails (`domain/vertrag.md §5, §8`). */
export const rueckfragenfehlschlaege: Failures = {
  ausfuehren: {
    abgelehnt: 'abgelehnt',
    sitzungAbgelaufen: 'unterbrochen',
    technisch: 'fehler',
  },
};

/** What she reads then; where the session has ended she is at the sign-in, which says so. */
export const rueckfragensaetze: Sentences = {
  ausfuehren: { abgelehnt: absage, sitzungAbgelaufen: null, technisch },
};
