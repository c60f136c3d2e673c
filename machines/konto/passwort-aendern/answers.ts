import { formen } from '../daten/answers.ts';

/** Answers of each step; a step takes no event whose answers its shape refuses. */
export const antworten = { passwort: formen.passwort } as const;

export type PasswortSchritt = keyof typeof antworten | 'geaendert';
