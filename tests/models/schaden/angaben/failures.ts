import { unterbrechungsfehlschlaege, unterbrechungssaetze } from '#tests/models/unterbrechung.ts';
import type { Failures } from '#tests/models/engine/lint/failures.ts';
import { abgemeldet, technisch, type Sentences } from '#tests/models/sentences.ts';
import { geschlossen, gesperrt } from './cases.ts';

/** Where answering a part goes on when it fails: what cannot be so is answered otherwise, a closed claim takes nothing. */
export const failures: Failures = {
  ...unterbrechungsfehlschlaege,
  ergaenzen: {
    abgelehnt: 'abgelehnt',
    nichtSo: 'ergaenzen.nichtSo',
    sitzungAbgelaufen: 'unterbrochen',
    technisch: 'ergaenzen.fehler',
  },
};

/** What she reads then; a refusal in the words of the server. */
export const sentences: Sentences = {
  ...unterbrechungssaetze,
  ergaenzen: {
    abgelehnt: geschlossen,
    nichtSo: gesperrt,
    sitzungAbgelaufen: abgemeldet,
    technisch,
  },
};
