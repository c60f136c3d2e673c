import * as z from 'zod/mini';
import { wohnflaeche as quadratmeter } from '#contract/fields/wohnflaeche.ts';
import type { Aenderungsart } from './art.ts';

/** The same home is larger or smaller than the contract says (`specification §5`, livingSpace). */
export const wohnflaeche = {
  wunsch: z.object({ wohnflaeche: quadratmeter }),
  aufrufe: {
    wohnflaeche: {
      addition: true,
      was: 'with another living space',
      berechnen: '/vertrag/{versicherungsNummer}/beitrag/wohnflaeche',
      speichern: '/vertrag/{versicherungsNummer}/wohnflaeche',
    },
  },
  wartetAls: 'wohnflaeche',
} as const satisfies Aenderungsart;
