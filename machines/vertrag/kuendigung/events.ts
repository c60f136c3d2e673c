import type { Unterbrechungsereignis } from '#machines/parts/unterbrochen.ts';
import type { KuendigungsAntworten, KuendigungsFrage } from './answers.ts';

export type KuendigungsEreignis =
  | { type: 'WEITER'; antwort: NonNullable<KuendigungsAntworten[KuendigungsFrage]> }
  | { type: 'ERNEUT' }
  /** With an account for the refund, where she names one. */
  | { type: 'KUENDIGEN'; iban?: string }
  /** A broker says that the customer asked for it. */
  | { type: 'IM_AUFTRAG_KUENDIGEN' }
  /** Back, edit, deep link: to a step on her path; drawn by nobody but where it is refused. */
  | { type: 'xstate.route'; to: `#${string}` }
  | Unterbrechungsereignis;
