import type { GlobalesEreignis } from '#machines/globals.ts';
import type { KontoAntworten } from '../answers.ts';

export type VergessenEreignis =
  | { type: 'ANFORDERN'; antwort: KontoAntworten['email'] }
  | { type: 'CODE_ERNEUT' }
  | { type: 'AENDERN'; antwort: KontoAntworten['codeUndPasswort'] }
  | { type: 'ABBRECHEN' }
  | GlobalesEreignis;
