import type { GlobalesEreignis } from '#machines/globals.ts';

/** What the customer does; a page stands open over midnight, so an answer may say on which day it is given. */
export type AntragEreignis =
  | ({ type: 'WEITER'; antwort: unknown } & AmTag)
  | ({ type: 'WAHL'; antwort: unknown } & AmTag)
  /** What is asked besides hangs on what she said just now. */
  | ({ type: 'NACHFRAGEN'; antwort: unknown } & AmTag)
  | ({ type: 'WIEDERHOLEN' } & AmTag)
  /** The connection is back. */
  | { type: 'VERBUNDEN' }
  /** Without the draft that did not open. */
  | { type: 'NEU_BEGINNEN' }
  | { type: 'CODE_ERNEUT' }
  | { type: 'NUMMER_AENDERN' }
  /** A person shall look at what cannot be had online, with what the page says so far. */
  | ({ type: 'ANFRAGEN'; antwort?: unknown } & AmTag)
  /** What she does is not in the list of trades. */
  | ({ type: 'TAETIGKEIT_FEHLT'; antwort: unknown } & AmTag)
  /** Back to the offer with a price that is another. */
  | { type: 'ANPASSEN' }
  /** The documents shall be mailed once more. */
  | { type: 'UNTERLAGEN_ERNEUT' }
  /** She opened all of them as one file. */
  | { type: 'UNTERLAGEN_GEOEFFNET' }
  /** With her declarations for the documents she was shown. */
  | ({ type: 'ABSCHLIESSEN'; antwort: unknown } & AmTag)
  /** Back, edit, deep link: to a step on her path; drawn by nobody but where it is refused. */
  | { type: 'xstate.route'; to: `#${string}` }
  | GlobalesEreignis;

interface AmTag {
  /** yyyy-MM-dd in Berlin; that of the start where it is left out. */
  heute?: string;
}
