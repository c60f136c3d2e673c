import type { Unterbrechungsereignis } from '#machines/parts/unterbrochen.ts';
import type { Meldungsantworten, Meldungsfrage } from './answers.ts';

export type Meldungsereignis =
  | { type: 'WEITER'; antwort: NonNullable<Meldungsantworten[Meldungsfrage]> }
  /** The binding click, with how she is reached and that it is true. */
  | { type: 'MELDEN'; antwort: unknown }
  /** One of the same day and kind is there already, and this is another. */
  | { type: 'TROTZDEM_MELDEN' }
  | { type: 'ERNEUT' }
  /** Back, edit, deep link: to a step on her path; drawn by nobody but where it is refused. */
  | { type: 'xstate.route'; to: `#${string}` }
  | Unterbrechungsereignis;
