import * as z from 'zod/mini';

/** Brands of the portal (`specification §1`). */
export const markenSchluessel = z.enum(['andsafe', 'hfk', 's-direkt', 'protect', 'protect-ch']);
export type MarkenSchluessel = z.infer<typeof markenSchluessel>;

/** Brand on a contract (`specification §3`). */
export const vertragsMarke = z.enum(['HFK', 'ANDSAFE']);
export type VertragsMarke = z.infer<typeof vertragsMarke>;

/** What stands on the contracts a brand sells (`domain/antrag.md §8.4`). */
export function vertragsMarkeVon(marke: MarkenSchluessel): VertragsMarke {
  return marke === 'hfk' ? 'HFK' : 'ANDSAFE';
}
