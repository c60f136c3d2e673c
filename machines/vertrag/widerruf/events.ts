import type { Unterbrechungsereignis } from '#machines/parts/unterbrochen.ts';
import type { WiderrufsAntworten, WiderrufsFrage } from './answers.ts';

export type WiderrufsEreignis =
  | { type: 'WEITER'; antwort: NonNullable<WiderrufsAntworten[WiderrufsFrage]> }
  | { type: 'ERNEUT' }
  | { type: 'WIDERRUFEN' }
  /** Back, edit, deep link: to a step on her path; drawn by nobody but where it is refused. */
  | { type: 'xstate.route'; to: `#${string}` }
  | Unterbrechungsereignis;
