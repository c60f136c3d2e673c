import { formen } from '../daten/answers.ts';

/** Answers of each step; a step takes no event whose answers its shape refuses. */
export const antworten = {
  konto: formen.bankverbindung,
  bestaetigen: formen.bestaetigen,
} as const;

export type BankverbindungSchritt = keyof typeof antworten | 'gespeichert';
