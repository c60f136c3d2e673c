import type { GlobalesEreignis } from '#machines/globals.ts';

export type EinwilligungsEreignis =
  | { type: 'WEITER'; antwort: unknown }
  /** The binding click, with the typed name. */
  | { type: 'SENDEN'; antwort: unknown }
  | { type: 'WIDERRUFEN' }
  /** Without the link, by claim number, day of birth and postcode. */
  | { type: 'OHNE_LINK' }
  | { type: 'CODE_ERNEUT' }
  | { type: 'ADRESSE_AENDERN' }
  | { type: 'ERNEUT' }
  /** Back, edit, deep link: to a step on her path; drawn by nobody but where it is refused. */
  | { type: 'xstate.route'; to: `#${string}` }
  | GlobalesEreignis;
