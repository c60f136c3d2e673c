import { unterbrechungsfehlschlaege, unterbrechungssaetze } from '#tests/models/unterbrechung.ts';
import type { Failures } from '#tests/models/engine/lint/failures.ts';
import { abgemeldet, technisch, type Sentences } from '#tests/models/sentences.ts';
import { geschlossen, weg } from './cases.ts';

/** Where handing in a document goes on when it fails: a file that is gone is chosen again, a closed claim takes none. */
export const failures: Failures = {
  ...unterbrechungsfehlschlaege,
  einreichen: {
    abgelehnt: 'abgelehnt',
    dateiWeg: 'waehlen.dateiWeg',
    sitzungAbgelaufen: 'unterbrochen',
    technisch: 'waehlen.fehler',
  },
};

/** What she reads then; a refusal in the words of the server. */
export const sentences: Sentences = {
  ...unterbrechungssaetze,
  einreichen: {
    abgelehnt: geschlossen,
    dateiWeg: weg,
    sitzungAbgelaufen: abgemeldet,
    technisch,
  },
};
