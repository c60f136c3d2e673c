import * as z from 'zod/mini';
import type { Aenderungsart } from './art.ts';

const coverageType = z.string().check(z.maxLength(40));

export const deckung = {
  wunsch: z.object({
    /** Cover of the product, such as GLASBRUCH, or a variant, such as PREMIUM. */
    coverageType,
    /** In or out; a cover with steps names its step, such as `5` percent. */
    wert: z.union([z.boolean(), z.string().check(z.maxLength(40))]),
    /** Flood loss within ten years; asked where ELEMENTAR is added. */
    elementarVorschaden: z.optional(z.boolean()),
  }),
  aufrufe: {
    deckung: {
      was: 'with other cover',
      berechnen: '/vertrag/{versicherungsNummer}/beitrag/deckung/{coverageType}',
      speichern: '/vertrag/{versicherungsNummer}/deckung/{coverageType}',
    },
  },
  imPfad: { coverageType },
  wartetAls: 'deckung.*',
} as const satisfies Aenderungsart;
