import type { GlobalesEreignis } from '#machines/globals.ts';
import type { Auswahl } from './answers.ts';

export type AenderungsEreignis =
  | { type: 'WEITER'; antwort: Auswahl }
  | { type: 'ERNEUT' }
  | { type: 'SPEICHERN' }
  | { type: 'BESTAETIGEN' }
  | { type: 'ABBRECHEN' }
  | GlobalesEreignis;
