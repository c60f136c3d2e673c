import * as z from 'zod/mini';
import { waehlen, zeile } from './zeile.ts';

export const elementar = zeile(
  'elementar',
  { elementar: z.boolean(waehlen) },
  {
    fragen: [{ frage: 'vorschaden', wenn: { elementar: [true] } }],
    wunsch: (wahl, { vorschaden }) => ({ elementar: wahl.elementar, ...vorschaden }),
  },
);
