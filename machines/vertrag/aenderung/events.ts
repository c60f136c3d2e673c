import type { Unterbrechungsereignis } from '#machines/parts/unterbrochen.ts';
import type { AenderungsAntworten } from './answers.ts';

type Antwort = AenderungsAntworten[Exclude<keyof AenderungsAntworten, 'vergleich'>];

export type AenderungsEreignis =
  | { type: 'WEITER'; antwort: Antwort }
  /** A broker says that the customer asked for it. */
  | { type: 'UNVERAENDERT'; imAuftragDesKunden?: boolean }
  | { type: 'ERNEUT' }
  | { type: 'AENDERN' }
  | { type: 'SPEICHERN'; antwort: AenderungsAntworten['vergleich'] }
  | { type: 'BESTAETIGEN' }
  | { type: 'ABBRECHEN' }
  /** Back, edit, deep link: to a step on her path; drawn by nobody but where it is refused. */
  | { type: 'xstate.route'; to: `#${string}` }
  | Unterbrechungsereignis;
