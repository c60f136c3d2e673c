import * as z from 'zod/mini';
import { bestaetigungAnfordern } from '#contract/endpoints/vertrag/bestaetigung.ts';

const { art, jahr } = bestaetigungAnfordern.body.shape;

/** Answers of each step; a step takes no event whose answers its shape refuses. */
export const antworten = {
  /** Which confirmation, and for which year where there are several. */
  wunsch: z.object({ art, jahr }),
} as const;

export type Bestaetigungswunsch = z.infer<typeof antworten.wunsch>;

export type BestaetigungsSchritt = keyof typeof antworten | 'fertig';
