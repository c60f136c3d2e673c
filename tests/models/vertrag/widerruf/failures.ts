import { unterbrechungsfehlschlaege, unterbrechungssaetze } from '#tests/models/unterbrechung.ts';
import type { Failures } from '#tests/models/engine/lint/failures.ts';
import { abgemeldet, technisch, type Sentences } from '#tests/models/sentences.ts';
import { ablehnung } from './cases.ts';

/** Where a revocation goes on when a call fails (`domain/vertrag.md §9`): no session can end of who is not signed in. */
export const failures: Failures = {
  ...unterbrechungsfehlschlaege,
  widerrufen: {
    abgelehnt: 'abgelehnt',
    sitzungAbgelaufen: (context) =>
      'zugang' in context && context.zugang === 'KUNDE' ? 'unterbrochen' : 'fehlerBeimWiderrufen',
    zuOft: 'zuOft',
    technisch: 'fehlerBeimWiderrufen',
  },
};

/** What she reads then; a refusal in the words of the server. */
export const sentences: Sentences = {
  ...unterbrechungssaetze,
  widerrufen: {
    abgelehnt: ablehnung.errorMessage,
    sitzungAbgelaufen: (context) =>
      'zugang' in context && context.zugang === 'KUNDE' ? abgemeldet : technisch,
    zuOft: 'Von diesem Anschluss kamen zu viele Widerrufe.',
    technisch,
  },
};
