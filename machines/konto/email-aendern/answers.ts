import { formen } from '../daten/answers.ts';

/** Answers of each step; a step takes no event whose answers its shape refuses. */
export const antworten = {
  neueEmail: formen.neueEmail,
  bestaetigen: formen.bestaetigen,
} as const;

export type EmailSchritt = keyof typeof antworten | 'linkGesendet';
