import * as z from 'zod/mini';
import { anschrift } from '#contract/entities/risiken.ts';
import { wohnflaeche } from '#contract/fields/wohnflaeche.ts';
import type { Aenderungsart } from './art.ts';

export const risikoort = {
  wunsch: z.object({
    risikoOrt: z.strictObject(anschrift.shape),
    /** Square metres of the new flat; home contents only. */
    wohnflaeche: z.optional(wohnflaeche),
    /** Read and agreed: no natural-hazard cover at the new address. */
    ohneElementar: z.optional(z.boolean()),
  }),
  aufrufe: {
    risikoort: {
      was: 'at another address',
      berechnen: '/vertrag/{versicherungsNummer}/beitrag/risikoort',
      speichern: '/vertrag/{versicherungsNummer}/risikoort',
    },
  },
  wartetAls: 'risikoort',
} as const satisfies Aenderungsart;
