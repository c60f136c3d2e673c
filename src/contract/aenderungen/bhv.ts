import * as z from 'zod/mini';
import type { Aenderungsart } from './art.ts';

export const bhv = {
  wunsch: z.object({ buerohaftpflicht: z.boolean() }),
  aufrufe: {
    buerohaftpflicht: {
      was: 'with or without office liability',
      berechnen: '/vertrag/{versicherungsNummer}/beitrag/buerohaftpflicht',
      speichern: '/vertrag/{versicherungsNummer}/buerohaftpflicht',
    },
  },
  wartetAls: 'buerohaftpflicht',
} as const satisfies Aenderungsart;
