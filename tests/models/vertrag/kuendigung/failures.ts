import { unterbrechungsfehlschlaege, unterbrechungssaetze } from '#tests/models/unterbrechung.ts';
import * as z from 'zod/mini';
import { kuendigungsgrundKey } from '#contract/entities/beendigungsgrund.ts';
import type { Failures } from '#tests/models/engine/lint/failures.ts';
import { abgemeldet, technisch, type Sentences } from '#tests/models/sentences.ts';
import { ablehnung, nachweisWeg } from './cases.ts';
import { gruende } from './gruende.ts';

/** Where a cancellation goes on when a call fails (`domain/vertrag.md §8`): a file that is gone is asked for again. */
export const failures: Failures = {
  ...unterbrechungsfehlschlaege,
  berechnen: {
    abgelehnt: 'abgelehnt',
    sitzungAbgelaufen: 'unterbrochen',
    technisch: 'fehlerBeimBerechnen',
  },
  kuendigen: {
    abgelehnt: 'abgelehnt',
    ohneNachweis: (context) => (hatNachweis(context) ? 'nachweis' : 'abgelehnt'),
    sitzungAbgelaufen: 'unterbrochen',
    technisch: 'fehlerBeimKuendigen',
  },
};

const kontext = z.object({
  imAuftrag: z.boolean(),
  antworten: z.object({ grund: z.object({ grund: kuendigungsgrundKey }) }),
});

/** A proof was asked of her, or the declaration of a broker. */
function hatNachweis(context: object): boolean {
  const { imAuftrag, antworten } = z.parse(kontext, context);
  return imAuftrag || gruende[antworten.grund.grund].nachweis;
}

const abgelehnt = ablehnung.errorMessage;

/** What she reads then; a refusal in the words of the server. */
export const sentences: Sentences = {
  ...unterbrechungssaetze,
  berechnen: { abgelehnt, sitzungAbgelaufen: abgemeldet, technisch },
  kuendigen: {
    abgelehnt,
    ohneNachweis: nachweisWeg.errorMessage,
    sitzungAbgelaufen: abgemeldet,
    technisch,
  },
};
