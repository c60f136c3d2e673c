import * as z from 'zod/mini';
import { fahrradtyp as typ } from '#contract/entities/risiken.ts';
import { waehlen, zeile } from './zeile.ts';

export const fahrradtyp = zeile(
  'fahrradtyp',
  { fahrradTyp: z.enum(typ.options, waehlen) },
  { fragen: [], wunsch: ({ fahrradTyp }) => ({ fahrradTyp }) },
);
