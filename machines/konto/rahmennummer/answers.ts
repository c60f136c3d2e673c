import { formen } from '../daten/answers.ts';

/** Answers of each step; a step takes no event whose answers its shape refuses. */
export const antworten = { rad: formen.rad } as const;

export type RahmennummerSchritt = keyof typeof antworten | 'gespeichert';
