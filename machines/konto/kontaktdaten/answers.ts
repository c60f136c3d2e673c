import { formen } from '../daten/answers.ts';

/** Answers of each step; a step takes no event whose answers its shape refuses. */
export const antworten = { angaben: formen.angaben } as const;

export type KontaktdatenSchritt = keyof typeof antworten | 'gespeichert';
