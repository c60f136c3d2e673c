import type { GlobalesEreignis } from '#machines/globals.ts';
import type { KuendigungsAntworten, KuendigungsFrage } from './answers.ts';

export type KuendigungsEreignis =
  | { type: 'WEITER'; antwort: NonNullable<KuendigungsAntworten[KuendigungsFrage]> }
  | { type: 'ERNEUT' }
  | { type: 'KUENDIGEN' }
  | GlobalesEreignis;
