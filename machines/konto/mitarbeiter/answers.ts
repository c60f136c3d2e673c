import * as z from 'zod/mini';
import { kundenUebertragen, mitarbeiterrechte } from '#contract/endpoints/agentur.ts';

/** Answers of each step; a step takes no event whose answers its shape refuses. */
export const antworten = {
  rechte: z.object({ rechte: mitarbeiterrechte }),
  uebergabe: kundenUebertragen.body,
  /** Asked for once more: what the button said. */
  bestaetigung: z.object({ was: z.enum(['SPERREN', 'ENTSPERREN', 'EINLADEN']) }),
} as const;

export type MitarbeiterAntworten = {
  [Schritt in keyof typeof antworten]: z.infer<(typeof antworten)[Schritt]>;
};

export type MitarbeiterSchritt = keyof typeof antworten | 'erledigt';
