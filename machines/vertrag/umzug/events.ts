import type { GlobalesEreignis } from '#machines/globals.ts';
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
  | GlobalesEreignis;
