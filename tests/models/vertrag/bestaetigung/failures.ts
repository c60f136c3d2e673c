import { unterbrechungsfehlschlaege, unterbrechungssaetze } from '#tests/models/unterbrechung.ts';
import type { Failures } from '#tests/models/engine/lint/failures.ts';
import { abgemeldet, technisch, type Sentences } from '#tests/models/sentences.ts';
import { absage } from './cases.ts';

/** Where asking for a confirmation goes on when it fails (`domain/vertrag.md §10`). */
export const failures: Failures = {
  ...unterbrechungsfehlschlaege,
  anfordern: {
    abgelehnt: 'wunsch.abgelehnt',
    sitzungAbgelaufen: 'unterbrochen',
    technisch: 'wunsch.fehler',
  },
};

/** What she reads then. */
export const sentences: Sentences = {
  ...unterbrechungssaetze,
  anfordern: { abgelehnt: absage, sitzungAbgelaufen: abgemeldet, technisch },
};
