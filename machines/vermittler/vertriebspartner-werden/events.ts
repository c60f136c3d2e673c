import type { GlobalesEreignis } from '#machines/globals.ts';

export type PartnerEreignis =
  | { type: 'WEITER'; antwort: unknown }
  /** A Tippgeber turns out to be something else. */
  | { type: 'ANDERE_ART' }
  /** The binding click, with that it is true; a code proves her address first. */
  | { type: 'SENDEN'; antwort: unknown }
  | { type: 'CODE_ERNEUT' }
  | { type: 'ADRESSE_AENDERN' }
  | { type: 'ERNEUT' }
  /** Back, edit, deep link: to a step on her path; drawn by nobody but where it is refused. */
  | { type: 'xstate.route'; to: `#${string}` }
  | GlobalesEreignis;
