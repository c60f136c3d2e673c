import * as z from 'zod/mini';
import {
  type Geschaedigtenangaben,
  geschaedigtenformen,
} from '#contract/schaeden/geschaedigtenform.ts';
import { regeltexte } from '#contract/schaeden/mitRegeln.ts';
import type { Entwurfsregel } from '#machines/entwurf.ts';
import { codeantwort } from '#machines/parts/mailcode.ts';

const { verursacher, geschaedigte } = geschaedigtenformen;

/** Answers of each step; the closing ones are kept by nobody. */
export const antworten = {
  ...geschaedigtenformen,
  pruefen: z.strictObject({
    wahr: z.literal(true, regeltexte.WAHR),
  }),
  code: codeantwort,
} as const;

export type GeschaedigtenFrage = keyof Geschaedigtenangaben;
export type GeschaedigtenAntworten = Partial<Geschaedigtenangaben>;
export type GeschaedigtenSchritt = keyof typeof antworten | 'gemeldet';

/**
 * How a report under way is kept: who did it and who was harmed. What tells of an injury or names an account is kept
 * as long as the page stands, and asked again after that (`domain/schaden.md §2`).
 */
export const entwurfsregel = {
  flow: 'schaden/geschaedigter',
  schema: 1,
  antworten: { verursacher, geschaedigte },
} as const satisfies Entwurfsregel;
