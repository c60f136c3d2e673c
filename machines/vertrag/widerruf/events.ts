import type { GlobalesEreignis } from '#machines/globals.ts';
import type { WiderrufsAntworten, WiderrufsFrage } from './answers.ts';

export type WiderrufsEreignis =
  | { type: 'WEITER'; antwort: NonNullable<WiderrufsAntworten[WiderrufsFrage]> }
  | { type: 'ERNEUT' }
  | { type: 'WIDERRUFEN' }
  | GlobalesEreignis;
