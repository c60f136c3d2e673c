import type { GlobalesEreignis } from '#machines/globals.ts';

export type AntragEreignis =
  | { type: 'WEITER'; antwort: unknown }
  | { type: 'WAHL'; antwort: unknown }
  | { type: 'WIEDERHOLEN' }
  | { type: 'CODE_ERNEUT' }
  | { type: 'ABSCHLIESSEN' }
  | GlobalesEreignis;
