import * as z from 'zod/mini';
import { nachweisIds } from '#contract/entities/upload.ts';
import { cent } from '#contract/fields/cent.ts';
import type { Aenderungsart } from './art.ts';

/** Each product has calls of its own. */
export const jahresumsatz = {
  wunsch: z.object({ jahresumsatz: cent, nachweise: nachweisIds }),
  aufrufe: {
    vhUmsatz: {
      produkt: 'VH',
      was: 'with another annual revenue (VH)',
      berechnen: '/vertrag/{versicherungsNummer}/beitrag/vh/umsatz',
      speichern: '/vertrag/{versicherungsNummer}/vh/umsatz',
    },
    bhvUmsatz: {
      produkt: 'BHV',
      was: 'with another annual revenue (BHV)',
      berechnen: '/vertrag/{versicherungsNummer}/beitrag/bhv/umsatz',
      speichern: '/vertrag/{versicherungsNummer}/bhv/umsatz',
    },
  },
  wartetAls: 'jahresumsatz',
  istAngabe: true,
} as const satisfies Aenderungsart;
