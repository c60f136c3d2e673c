import * as z from 'zod/mini';
import { waehlen, zeile } from './zeile.ts';

export const deckung = zeile(
  'deckung',
  {
    coverageType: z.string(waehlen).check(z.minLength(1, waehlen), z.maxLength(40)),
    wert: z.union([z.boolean(), z.string().check(z.maxLength(40))]),
  },
  {
    // The cover against the elements is one of several of home contents.
    fragen: [{ frage: 'vorschaden', wenn: { coverageType: ['ELEMENTAR'], wert: [true] } }],
    wunsch: ({ coverageType, wert }, { vorschaden }) => ({ coverageType, wert, ...vorschaden }),
  },
);
