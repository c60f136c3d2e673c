import * as z from 'zod/mini';
import { selbstbeteiligungStufe } from '#contract/entities/vormerkung.ts';
import type { Aenderungsart } from './art.ts';

export const selbstbeteiligung = {
  wunsch: z.object({ selbstbeteiligung: selbstbeteiligungStufe }),
  aufrufe: {
    selbstbeteiligung: {
      was: 'with another deductible',
      berechnen: '/vertrag/{versicherungsNummer}/beitrag/selbstbeteiligung',
      speichern: '/vertrag/{versicherungsNummer}/selbstbeteiligung',
    },
  },
  wartetAls: 'selbstBeteiligung',
} as const satisfies Aenderungsart;
