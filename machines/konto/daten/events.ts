import type { GlobalesEreignis } from '#machines/globals.ts';
import type { DatenAntworten } from './answers.ts';

/** What somebody signed in does to change her own data; every form sends WEITER with its answer. */
export type DatenEreignis =
  | { type: 'WEITER'; antwort: DatenAntworten[keyof DatenAntworten] }
  | { type: 'CODE_ERNEUT' }
  | { type: 'ZURUECK' }
  | GlobalesEreignis;
