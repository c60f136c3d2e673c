import type * as z from 'zod/mini';
import { nachrichtsangaben } from '#contract/endpoints/nachrichtSchreiben.ts';

/** Answers of each step; a step takes no event whose answers its shape refuses. */
export const antworten = { schreiben: nachrichtsangaben } as const;

/** What she writes. */
export type Geschrieben = z.infer<typeof antworten.schreiben>;

export type NachrichtSchritt = keyof typeof antworten | 'gesendet';
