import * as z from 'zod/mini';
import { waehlbareZahlweise } from '#contract/entities/zahlweise.ts';
import type { Aenderungsart } from './art.ts';

export const zahlweise = {
  wunsch: z.object({ zahlweise: waehlbareZahlweise }),
  aufrufe: {
    zahlweise: {
      was: 'with another payment period',
      berechnen: '/vertrag/{versicherungsNummer}/beitrag/zahlweise',
      speichern: '/vertrag/{versicherungsNummer}/zahlweise',
    },
  },
  wartetAls: 'zahlweise',
} as const satisfies Aenderungsart;
