import { antworten as alle } from '../answers.ts';

/** Answers of each step; a step takes no event whose answers its shape refuses. */
export const antworten = {
  anfordern: alle.anfordern,
  neueNummer: alle.nummer,
  tanPruefen: alle.tanPruefen,
} as const;

export type ResetSchritt =
  | keyof typeof antworten
  | 'linkGesendet'
  | 'linkGeoeffnet'
  | 'linkUngueltig'
  | 'fertig';
