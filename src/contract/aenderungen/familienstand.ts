import * as z from 'zod/mini';
import { familienAnlass, mitversichertePerson } from '#contract/entities/risiken.ts';
import { datum } from '#contract/fields/datum.ts';
import type { Aenderungsart } from './art.ts';

export const familienstand = {
  wunsch: z.object({
    familienstand: z.string().check(z.maxLength(40)),
    anlass: familienAnlass,
    /** Day it happened; may lie in the past. */
    anlassDatum: z.optional(datum),
    partner: z.optional(mitversichertePerson),
  }),
  aufrufe: {
    familienstand: {
      was: 'for another family',
      berechnen: '/vertrag/v2/{versicherungsNummer}/beitrag/phv/familienstand',
      speichern: '/vertrag/{versicherungsNummer}/familienstand',
    },
  },
  wartetAls: 'familienstand',
} as const satisfies Aenderungsart;
