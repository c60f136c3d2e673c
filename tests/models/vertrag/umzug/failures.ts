import { unterbrechungsfehlschlaege, unterbrechungssaetze } from '#tests/models/unterbrechung.ts';
import type { Failures } from '#tests/models/engine/lint/failures.ts';
import { abgemeldet, technisch, type Sentences } from '#tests/models/sentences.ts';
import { ablehnung } from './cases.ts';

/** Where a move goes on when a call fails (`domain/vertrag.md §6`). */
export const failures: Failures = {
  ...unterbrechungsfehlschlaege,
  berechnen: { sitzungAbgelaufen: 'unterbrochen', technisch: 'fehlerBeimBerechnen' },
  speichern: {
    abgelehnt: 'abgelehnt',
    sitzungAbgelaufen: 'unterbrochen',
    technisch: 'fehlerBeimSpeichern',
  },
};

/** What she reads then; a refusal in the words of the server. */
export const sentences: Sentences = {
  ...unterbrechungssaetze,
  berechnen: { sitzungAbgelaufen: abgemeldet, technisch },
  speichern: { abgelehnt: ablehnung.text, sitzungAbgelaufen: abgemeldet, technisch },
};
