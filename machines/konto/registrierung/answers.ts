import { antworten as alle } from '../answers.ts';

/** Answers of each step; a step takes no event whose answers its shape refuses. */
export const antworten = {
  vertragsnummer: alle.vertragsnummer,
  abweichendeEmail: alle.abweichendeEmail,
  passwortFestlegen: alle.passwortFestlegen,
  handynummer: alle.nummer,
  tanPruefen: alle.tanPruefen,
} as const;

export type RegistrierSchritt =
  | keyof typeof antworten
  | 'emailBestaetigen'
  | 'abweichendeEmailGesendet'
  | 'linkPruefen'
  | 'linkUngueltig'
  | 'rechtPruefen'
  | 'rechtUngueltig'
  | 'sitzungZuEnde'
  | 'kontoBesteht'
  | 'emailGeaendert'
  | 'emailBestaetigt'
  | 'fertig';
