import * as z from 'zod/mini';
import type { Aenderungsart } from './art.ts';

export const elementar = {
  wunsch: z.object({
    elementar: z.boolean(),
    /** Flood loss within ten years; asked where the cover is added. */
    elementarVorschaden: z.optional(z.boolean()),
  }),
  aufrufe: {
    elementar: {
      was: 'with or without cover against the elements',
      berechnen: '/vertrag/{versicherungsNummer}/beitrag/elementar',
      speichern: '/vertrag/{versicherungsNummer}/elementar',
    },
  },
  wartetAls: 'elementar',
} as const satisfies Aenderungsart;
