import * as z from 'zod/mini';
import { fahrradtyp as typ } from '#contract/entities/risiken.ts';
import type { Aenderungsart } from './art.ts';

export const fahrradtyp = {
  wunsch: z.object({ fahrradTyp: typ }),
  aufrufe: {
    fahrradtyp: {
      addition: true,
      was: 'of another kind of bicycle',
      berechnen: '/vertrag/{versicherungsNummer}/beitrag/fahrradtyp',
      speichern: '/vertrag/{versicherungsNummer}/fahrradtyp',
    },
  },
  wartetAls: 'fahrradtyp',
} as const satisfies Aenderungsart;
