import type { GlobalesEreignis } from '#machines/globals.ts';

export type GeschaedigtenEreignis =
  | { type: 'WEITER'; antwort: unknown }
  /** The binding click, with that it is true; a code proves her address first. */
  | { type: 'SENDEN'; antwort: unknown }
  | { type: 'CODE_ERNEUT' }
  | { type: 'ADRESSE_AENDERN' }
  | { type: 'ERNEUT' }
  /** Back, edit, deep link: to a step on her path; drawn by nobody but where it is refused. */
  | { type: 'xstate.route'; to: `#${string}` }
  | GlobalesEreignis;
