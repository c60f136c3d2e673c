import type { Unterbrechungsereignis } from '#machines/parts/unterbrochen.ts';

export type BeratungsEreignis =
  | { type: 'WEITER'; antwort: unknown }
  /** The binding click: record and application go to the customer. */
  | { type: 'SENDEN'; antwort: unknown }
  | { type: 'ERNEUT' }
  /** Back, edit, deep link: to a step on the path; drawn by nobody but where it is refused. */
  | { type: 'xstate.route'; to: `#${string}` }
  | Unterbrechungsereignis;
