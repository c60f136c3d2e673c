import * as z from 'zod/mini';
import { waehlen, zeile } from './zeile.ts';

export const bhv = zeile(
  'bhv',
  { buerohaftpflicht: z.boolean(waehlen) },
  { fragen: [], wunsch: ({ buerohaftpflicht }) => ({ buerohaftpflicht }) },
);
