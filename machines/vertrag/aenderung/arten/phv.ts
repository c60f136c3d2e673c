import * as z from 'zod/mini';
import { phvAnzahl } from '#contract/entities/vormerkung.ts';
import { genannte } from '../angaben.ts';
import { waehlen, zeile } from './zeile.ts';

export const phv = zeile(
  'phv',
  { anzahl: z.enum(phvAnzahl.options, waehlen) },
  {
    fragen: [
      { frage: 'person1', wenn: { anzahl: ['EINS', 'ZWEI', 'DREI'] } },
      { frage: 'person2', wenn: { anzahl: ['ZWEI', 'DREI'] } },
      { frage: 'person3', wenn: { anzahl: ['DREI'] } },
    ],
    wunsch: ({ anzahl }, angaben) => ({ anzahl, personen: genannte(angaben) }),
  },
);
