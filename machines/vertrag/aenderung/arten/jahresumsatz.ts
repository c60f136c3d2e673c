import * as z from 'zod/mini';
import { zeile } from './zeile.ts';

export const jahresumsatz = zeile(
  'jahresumsatz',
  {
    /** Each product has calls of its own. */
    produkt: z.enum(['vh', 'bhv']),
    jahresumsatz: z.int('Geben Sie Ihren Jahresumsatz ein.').check(z.gte(0)),
  },
  {
    fragen: [],
    wunsch: (wahl) => ({ jahresumsatz: wahl.jahresumsatz }),
    paar: ({ produkt }) => `${produkt}Umsatz`,
    bestaetigbar: true,
  },
);
