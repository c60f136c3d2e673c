import * as z from 'zod/mini';
import { gewerblicheGrenzen } from '#contract/produkte/gewerblich.ts';
import type { Aenderungsart } from './art.ts';

/** Its one call both calculates and saves: `betriebsartAendern`. */
export const gewerbearten = {
  wunsch: z.object({
    hauptgewerbe: z.string().check(z.maxLength(20)),
    nebengewerbe: z
      .array(z.string().check(z.maxLength(20)))
      .check(z.maxLength(gewerblicheGrenzen.nebengewerbe)),
    /** Answers to the risk questions of these trades, by their id. */
    risikofragen: z.record(z.string().check(z.maxLength(10)), z.boolean()),
  }),
  aufrufe: {},
  wartetAls: 'gewerbearten',
} as const satisfies Aenderungsart;
