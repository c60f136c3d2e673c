import { formen } from '../daten/answers.ts';

/** Answers of each step; a step takes no event whose answers its shape refuses. */
export const antworten = { einstellungen: formen.einstellungen } as const;

export type EinstellungenSchritt = keyof typeof antworten | 'gespeichert';
