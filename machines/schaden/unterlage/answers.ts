import * as z from 'zod/mini';
import { schadendateienMax } from '#contract/endpoints/schaden.ts';
import { nachweisdatei } from '#contract/entities/upload.ts';

/** Answers of each step; a step takes no event whose answers its shape refuses. */
export const antworten = {
  /** Files for one entry of the list of documents. */
  waehlen: z.object({
    dateien: z.array(nachweisdatei).check(z.minLength(1), z.maxLength(schadendateienMax)),
  }),
} as const;

/** What is handed in. */
export type Unterlagenwahl = z.infer<typeof antworten.waehlen>;

export type UnterlageSchritt = keyof typeof antworten | 'angekommen' | 'abgelehnt';
