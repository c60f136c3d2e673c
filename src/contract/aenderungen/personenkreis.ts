import * as z from 'zod/mini';
import { mitversichertePerson, personenkreis as kreis } from '#contract/entities/risiken.ts';
import { reise } from '#contract/produkte/reise.ts';
import type { Aenderungsart } from './art.ts';

export const personenkreis = {
  wunsch: z.object({
    personenkreis: kreis,
    /** Who travels besides the policyholder. */
    reisende: z.array(mitversichertePerson).check(z.maxLength(reise.grenzen.reisende.bis - 1)),
  }),
  aufrufe: {
    personenkreis: {
      addition: true,
      was: 'with other people on the trip',
      berechnen: '/vertrag/{versicherungsNummer}/beitrag/personenkreis',
      speichern: '/vertrag/{versicherungsNummer}/personenkreis',
    },
  },
  wartetAls: 'personenkreis',
} as const satisfies Aenderungsart;
