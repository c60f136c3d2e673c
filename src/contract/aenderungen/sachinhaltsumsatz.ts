import * as z from 'zod/mini';
import { sachinhalt } from '#contract/produkte/sachinhalt.ts';
import type { Aenderungsart } from './art.ts';

const { umsatz } = sachinhalt.grenzen;

/** What a firm whose contents are insured sells in a year, cents; no price goes by it (`domain/offen.md` P8). */
export const sachinhaltsumsatz = {
  wunsch: z.object({ umsatz: z.int().check(z.gte(umsatz.von), z.lte(umsatz.bis)) }),
  aufrufe: {
    siUmsatz: {
      addition: true,
      produkt: 'SI',
      was: 'with another annual revenue (SI)',
      berechnen: '/vertrag/{versicherungsNummer}/beitrag/si/umsatz',
      speichern: '/vertrag/{versicherungsNummer}/si/umsatz',
    },
  },
  wartetAls: 'sachinhaltsumsatz',
  istAngabe: true,
} as const satisfies Aenderungsart;
