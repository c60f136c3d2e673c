import * as z from 'zod/mini';
import { nachweisIds } from '#contract/entities/upload.ts';
import type { Aenderungsart } from './art.ts';

export const versicherteKosten = {
  wunsch: z.object({
    /** Whole euros in digits, as the specification sends it. */
    value: z.string().check(z.regex(/^\d{1,9}$/, 'Geben Sie einen Betrag in ganzen EUR ein.')),
    nachweise: nachweisIds,
  }),
  aufrufe: {
    summe: {
      was: 'with another insured amount',
      berechnen: '/vertrag/{versicherungsNummer}/beitrag/versicherungssumme',
      speichern: '/vertrag/{versicherungsNummer}/versicherungssumme',
    },
  },
  wartetAls: 'versicherungssumme',
} as const satisfies Aenderungsart;
