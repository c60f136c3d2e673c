import type { SchutzKontext } from '#machines/vertrag/schutz/setup.ts';
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
    preisGeaendert: (context) =>
      istGleichTeuer(context)
        ? 'Der Vertrag hat sich seit der Berechnung geändert, der Beitrag nicht. Bitte prüfen Sie die Berechnung noch einmal.'
        : 'Der Beitrag hat sich geändert. Bitte prüfen Sie die Berechnung noch einmal.',
    abgelehnt,
    sitzungAbgelaufen: abgemeldet,
    technisch,
  },
};

/** What is worked out anew costs what was shown before. */
function istGleichTeuer(context: object): boolean {
  const { verworfenerBeitrag, rechnung } = context as SchutzKontext;
  return verworfenerBeitrag === rechnung?.ergebnis.berechnung?.beitragNeu.versicherungsPraemie;
}
