import * as z from 'zod/mini';
import { email } from '#contract/fields/email.ts';

/** Answers of each step; a step takes no event whose answers its shape refuses. */
export const antworten = {
  /** Where the link goes. */
  adresse: z.object({ email }),
} as const;

export type Empfaenger = z.infer<typeof antworten.adresse>;

export type EntwurfSchritt = 'ruhe' | keyof typeof antworten | 'loeschfrage' | 'geloescht';
