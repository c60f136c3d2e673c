import type { GlobalesEreignis } from '#machines/globals.ts';
import type { Antworten } from './answers.ts';

type Antwort = Antworten[Exclude<keyof Antworten, 'vergleich'>];

export type AenderungsEreignis =
  | { type: 'WEITER'; antwort: Antwort }
  /** A broker says that the customer asked for it. */
  | { type: 'UNVERAENDERT'; imAuftragDesKunden?: boolean }
  | { type: 'ERNEUT' }
  | { type: 'AENDERN' }
  | { type: 'SPEICHERN'; antwort: Antworten['vergleich'] }
  | { type: 'BESTAETIGEN' }
  | { type: 'ABBRECHEN' }
  | GlobalesEreignis;
