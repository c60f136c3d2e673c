import * as z from 'zod/mini';
import { mitversichertePerson } from '#contract/entities/risiken.ts';
import { phvAnzahl } from '#contract/entities/vormerkung.ts';
import type { Aenderungsart } from './art.ts';

export const phv = {
  wunsch: z.object({
    anzahl: phvAnzahl,
    personen: z.array(mitversichertePerson).check(z.maxLength(3)),
  }),
  aufrufe: {
    phv: {
      was: 'with private liability of other people',
      berechnen: '/vertrag/{versicherungsNummer}/beitrag/phv',
      speichern: '/vertrag/{versicherungsNummer}/phv',
    },
  },
  wartetAls: 'phvAnzahl',
} as const satisfies Aenderungsart;
