import type { GlobalesEreignis } from '#machines/globals.ts';
import type { KuendigungsAntworten, KuendigungsFrage } from './answers.ts';

export type KuendigungsEreignis =
  | { type: 'WEITER'; antwort: NonNullable<KuendigungsAntworten[KuendigungsFrage]> }
  | { type: 'ERNEUT' }
  | { type: 'KUENDIGEN' }
  /** A broker says that the customer asked for it. */
  | { type: 'IM_AUFTRAG_KUENDIGEN' }
  | GlobalesEreignis;
