import * as z from 'zod/mini';
import { mitNummer, nachrichtsfelder } from '#contract/endpoints/nachricht.ts';

/** Answers of each step. */
export const antworten = {
  schreiben: z
    .object({
      ...nachrichtsfelder,
      /** Nobody sees this field. */
      webseite: z.optional(z.string()),
    })
    .check(mitNummer),
} as const;

export type Geschrieben = z.infer<(typeof antworten)['schreiben']>;
export type NachrichtSchritt = keyof typeof antworten | 'gesendet';
