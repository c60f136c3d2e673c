import { antworten as alle } from '../answers.ts';

/** Answers of each step; a step takes no event whose answers its shape refuses. */
export const antworten = { email: alle.email, codeUndPasswort: alle.codeUndPasswort } as const;

export type VergessenSchritt = keyof typeof antworten | 'geaendert';
