import * as z from 'zod/mini';
import { waehlbareZahlweise } from '#contract/entities/zahlweise.ts';
import { zeile } from './zeile.ts';

export const zahlweise = zeile(
  'zahlweise',
  { zahlweise: z.enum(waehlbareZahlweise.options, 'Wählen Sie eine Zahlweise.') },
  { fragen: [], wunsch: (wahl) => ({ zahlweise: wahl.zahlweise }) },
);
