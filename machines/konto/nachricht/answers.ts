import * as z from 'zod/mini';
import { nachrichtdateienMax, nachrichtsangaben } from '#contract/endpoints/nachrichtSchreiben.ts';
import { nachweisdatei } from '#contract/entities/upload.ts';

/** Answers of each step; a step takes no event whose answers its shape refuses. */
export const antworten = {
  schreiben: z.strictObject({
    ...nachrichtsangaben.shape,
    dateien: z.array(nachweisdatei).check(z.maxLength(nachrichtdateienMax)),
  }),
} as const;

/** What she writes. */
export type Geschrieben = z.infer<typeof antworten.schreiben>;

export type NachrichtSchritt = keyof typeof antworten | 'gesendet';
