import * as z from 'zod/mini';
import { personenkreis as kreis } from '#contract/entities/risiken.ts';
import { genannte } from '../angaben.ts';
import { waehlen, zeile } from './zeile.ts';

export const personenkreis = zeile(
  'personenkreis',
  {
    personenkreis: z.enum(kreis.options, waehlen),
    /** Who is named besides the policyholder. */
    mitreisende: z.int().check(z.gte(0), z.lte(3)),
  },
  {
    fragen: [
      { frage: 'person1', wenn: { mitreisende: [1, 2, 3] } },
      { frage: 'person2', wenn: { mitreisende: [2, 3] } },
      { frage: 'person3', wenn: { mitreisende: [3] } },
    ],
    wunsch: (wahl, angaben) => ({
      personenkreis: wahl.personenkreis,
      reisende: genannte(angaben),
    }),
  },
);
