import * as z from 'zod/mini';
import { zeile } from './zeile.ts';

export const sachinhaltsumsatz = zeile(
  'sachinhaltsumsatz',
  { umsatz: z.int('Geben Sie Ihren Jahresumsatz ein.').check(z.gte(0)) },
  { fragen: [], wunsch: (wahl) => ({ umsatz: wahl.umsatz }) },
);
