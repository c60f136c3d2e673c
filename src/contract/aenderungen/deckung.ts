import * as z from 'zod/mini';
import type { Aenderungsart } from './art.ts';

const coverageType = z.string().check(z.maxLength(40));

export const deckung = {
  wunsch: z.object({
    /** Cover of the product, such as GLASBRUCH, or a variant, such as PREMIUM. */
    coverageType,
    /** In or out; a cover with steps names its step, such as `5` percent. */
    wert: z.union([z.boolean(), z.string().check(z.maxLength(40))]),
    /** Flood loss within ten years; asked where ELEMENTAR is added. */
    elementarVorschaden: z.optional(z.boolean()),
  }),
  aufrufe: {
    deckung: {
      was: 'with other cover',
      berechnen: '/vertrag/{versicherungsNummer}/beitrag/deckung/{coverageType}',
      speichern: '/vertrag/{versicherungsNummer}/deckung/{coverageType}',
    },
  },
  imPfad: { coverageType },
  wartetAls: 'deckung.*',
} as const satisfies Aenderungsart;

/** Covers of which a contract has one at a time wait under one name, and one that is a kind of its own under that. */
const gemeinsam: Readonly<Record<string, 'elementar' | `deckung.${string}`>> = {
  ELEMENTAR: 'elementar',
  BASIS: 'deckung.VARIANTE',
  KOMFORT: 'deckung.VARIANTE',
  PREMIUM: 'deckung.VARIANTE',
  PLUS: 'deckung.VARIANTE',
  REPARATUR_OHNE_VERSCHLEISS: 'deckung.REPARATUR',
};

/** Under which name a change of this cover waits for its day; of one name there is one at a time. */
export function deckungWartetAls(deckung: string): 'elementar' | `deckung.${string}` {
  return gemeinsam[deckung] ?? `deckung.${deckung}`;
}
