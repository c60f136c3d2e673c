import * as z from 'zod/mini';
import { selbstbeteiligungStufe } from '#contract/entities/vormerkung.ts';
import { zeile } from './zeile.ts';

export const selbstbeteiligung = zeile(
  'selbstbeteiligung',
  {
    selbstbeteiligung: z.enum(selbstbeteiligungStufe.options, 'Wählen Sie eine Selbstbeteiligung.'),
  },
  { fragen: [], wunsch: (wahl) => ({ selbstbeteiligung: wahl.selbstbeteiligung }) },
);
