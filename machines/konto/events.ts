import type { GlobalesEreignis } from '#machines/globals.ts';
import type { KontoAntworten } from './answers.ts';
import type { DatenAntworten } from './daten/answers.ts';

type Antwort = KontoAntworten[keyof KontoAntworten] | DatenAntworten[keyof DatenAntworten];

/** What the customer does around an account; every form sends WEITER with its answer. */
export type KontoEreignis =
  | { type: 'WEITER'; antwort: Antwort }
  | { type: 'LINK_ANFORDERN' }
  /** The link of the mail was opened in this very tab. */
  | { type: 'LINK_GEOEFFNET' }
  | { type: 'ABWEICHENDE_EMAIL' }
  | { type: 'NEUER_LINK' }
  | { type: 'CODE_ERNEUT' }
  | { type: 'ANDERE_NUMMER' }
  | { type: 'ERNEUT' }
  /** She is signed in again. */
  | { type: 'ANGEMELDET' }
  | { type: 'ZURUECK' }
  | GlobalesEreignis;
