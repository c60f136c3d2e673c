import { antworten as alle } from '../answers.ts';
import { formen } from '../daten/answers.ts';

/** Answers of each step; a step takes no event whose answers its shape refuses. */
export const antworten = {
  neueNummer: alle.nummer,
  bestaetigen: formen.bestaetigen,
  tanPruefen: alle.tanPruefen,
} as const;

export type HandynummerSchritt = keyof typeof antworten | 'fertig';
