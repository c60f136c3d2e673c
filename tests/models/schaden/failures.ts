import { unterbrechungsfehlschlaege, unterbrechungssaetze } from '#tests/models/unterbrechung.ts';
import type { Failures } from '#tests/models/engine/lint/failures.ts';
import { abgemeldet, technisch, type Sentences } from '#tests/models/sentences.ts';
import { doppelteMeldung, fotosNichtMehrDa, zuWenig } from './meldungsfall.ts';

/** Where a report goes on when it is not taken (`domain/schaden.md §2`, §7): photos that are gone are asked for again. */
export const failures: Failures = {
  ...unterbrechungsfehlschlaege,
  melden: {
    doppelt: 'moeglichDoppelt',
    fotosWeg: 'fotos',
    angaben: 'ereignis',
    sitzungAbgelaufen: 'unterbrochen',
    technisch: 'fehlerBeimMelden',
  },
};

/** What she reads then; a refusal in the words of the server. */
export const sentences: Sentences = {
  ...unterbrechungssaetze,
  melden: {
    doppelt: doppelteMeldung.errorMessage,
    fotosWeg: fotosNichtMehrDa.errorMessage,
    angaben: zuWenig.errorMessage,
    sitzungAbgelaufen: abgemeldet,
    technisch,
  },
};
