import * as z from 'zod/mini';
import { zeile } from './zeile.ts';

export const versicherteKosten = zeile(
  'versicherte-kosten',
  {
    /** Whole euros in digits. */
    value: z
      .string('Geben Sie eine Versicherungssumme an.')
      .check(z.regex(/^\d{1,9}$/, 'Geben Sie einen Betrag in ganzen EUR ein.')),
  },
  { fragen: [], wunsch: ({ value }) => ({ value }) },
);
