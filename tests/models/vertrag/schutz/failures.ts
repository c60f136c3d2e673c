import { unterbrechungsfehlschlaege, unterbrechungssaetze } from '#tests/models/unterbrechung.ts';
import type { Failures } from '#tests/models/engine/lint/failures.ts';
import { abgemeldet, technisch, type Sentences } from '#tests/models/sentences.ts';
import { hinderung } from './cases.ts';

/** Where several changes go on when a call fails (`domain/vertrag.md §5`): a price that moved is worked out anew. */
export const failures: Failures = {
  ...unterbrechungsfehlschlaege,
  berechnen: {
    abgelehnt: 'einstellen.unberechenbar',
    sitzungAbgelaufen: 'unterbrochen',
    technisch: 'einstellen.fehlerBeimBerechnen',
  },
  speichern: {
    preisGeaendert: 'einstellen.rechnet',
    abgelehnt: 'abgelehnt',
    sitzungAbgelaufen: 'unterbrochen',
    technisch: 'fehlerBeimSpeichern',
  },
};

const abgelehnt = hinderung.text;

/** What she reads then (`domain/vertrag.md §5`); a refusal in the words of the server. */
export const sentences: Sentences = {
  ...unterbrechungssaetze,
  berechnen: { abgelehnt, sitzungAbgelaufen: abgemeldet, technisch },
  speichern: {
    preisGeaendert:
      'Seit dem Prüfen hat sich der Beitrag oder der Vertrag geändert. Bitte prüfen Sie Ihre Änderungen noch einmal.',
    abgelehnt,
    sitzungAbgelaufen: abgemeldet,
    technisch,
  },
};
