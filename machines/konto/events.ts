import type { GlobalesEreignis } from '#machines/globals.ts';
import type { KontoAntworten } from './answers.ts';

/** What the customer does around an account; every form sends WEITER with its answer. */
export type KontoEreignis =
  | { type: 'WEITER'; antwort: KontoAntworten[keyof KontoAntworten] }
  | { type: 'LINK_ANFORDERN' }
  /** The link of the mail was opened in this very tab. */
  | { type: 'LINK_GEOEFFNET' }
  | { type: 'ABWEICHENDE_EMAIL' }
  | { type: 'NEUER_LINK' }
  | { type: 'CODE_ERNEUT' }
  | { type: 'ANDERE_NUMMER' }
  | { type: 'ERNEUT' }
  | { type: 'ZURUECK' }
  | GlobalesEreignis;
