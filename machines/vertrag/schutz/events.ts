import type { Unterbrechungsereignis } from '#machines/parts/unterbrochen.ts';
import type { SchutzAntworten } from './answers.ts';

export type SchutzEreignis =
  /** All wishes as they are now; what they cost follows. */
  | { type: 'WAHL'; antwort: SchutzAntworten['einstellen'] }
  | { type: 'WEITER'; antwort: SchutzAntworten['einstellen'] }
  | { type: 'ERNEUT' }
  /** Without the wishes that cannot even be calculated. */
  | { type: 'NEU_BEGINNEN' }
  | { type: 'AENDERN' }
  | { type: 'SPEICHERN'; antwort: SchutzAntworten['pruefen'] }
  | { type: 'BESTAETIGEN' }
  | { type: 'ABBRECHEN' }
  /** Back, edit, deep link: to a step on her path; drawn by nobody but where it is refused. */
  | { type: 'xstate.route'; to: `#${string}` }
  | Unterbrechungsereignis;
