import * as z from 'zod/mini';
import { unterbrechungsfehlschlaege, unterbrechungssaetze } from '#tests/models/unterbrechung.ts';
import type { Failures } from '#tests/models/engine/lint/failures.ts';
import { abgemeldet, technisch, type Sentences } from '#tests/models/sentences.ts';
import { hinderung } from './cases.ts';

/** Where a change goes on when a call fails (`domain/vertrag.md §5`): a price that moved is worked out anew. */
export const failures: Failures = {
  ...unterbrechungsfehlschlaege,
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
  umsatzBestaetigen: { abgelehnt, sitzungAbgelaufen: abgemeldet, technisch },
};

const kontext = z.object({
  verworfenerBeitrag: z.nullable(z.number()),
  berechnung: z.nullable(
    z.object({
      ergebnis: z.object({ beitragNeu: z.object({ versicherungsPraemie: z.number() }) }),
    }),
  ),
});

/** What is worked out anew costs what was shown before. */
function istGleichTeuer(context: object): boolean {
  const { verworfenerBeitrag, berechnung } = z.parse(kontext, context);
  return verworfenerBeitrag === berechnung?.ergebnis.beitragNeu.versicherungsPraemie;
}
