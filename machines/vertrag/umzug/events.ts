import type { Unterbrechungsereignis } from '#machines/parts/unterbrochen.ts';
import type { UmzugsAntworten } from './answers.ts';

export type UmzugsEreignis =
  | {
      type: 'WEITER';
      antwort: NonNullable<UmzugsAntworten['neueAdresse'] | UmzugsAntworten['vertraegeWaehlen']>;
    }
  | { type: 'ERNEUT' }
  | { type: 'OHNE_DIESE' }
  | { type: 'AENDERN' }
  | { type: 'SPEICHERN'; antwort: NonNullable<UmzugsAntworten['uebersicht']> }
  /** Back, edit, deep link: to a step on her path; drawn by nobody but where it is refused. */
  | { type: 'xstate.route'; to: `#${string}` }
  | Unterbrechungsereignis;
