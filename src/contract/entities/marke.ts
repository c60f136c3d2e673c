import * as z from 'zod/mini';
import type { ProduktSchluessel } from './produkt.ts';

/** Brands of the portal (`specification §1`). */
export const markenSchluessel = z.enum(['andsafe', 'hfk', 's-direkt', 'protect', 'protect-ch']);
export type MarkenSchluessel = z.infer<typeof markenSchluessel>;

/** Brand on a contract (`specification §3`). */
export const vertragsMarke = z.enum(['HFK', 'ANDSAFE']);

/** What stands on the contracts a brand sells (`domain/antrag.md §8.4`). */
export function vertragsMarkeVon(marke: MarkenSchluessel): z.infer<typeof vertragsMarke> {
  return marke === 'hfk' ? 'HFK' : 'ANDSAFE';
}

/** What a brand sells (`domain/antrag.md §8.4`). */
export const produkteDerMarke = {
  andsafe: ['PRIVATHAFTPFLICHT', 'HAUSRAT', 'FAHRRAD', 'TIERHALTER', 'REISE', 'BHV', 'SI', 'VH'],
  hfk: ['PRIVATHAFTPFLICHT', 'HAUSRAT', 'BHV'],
  's-direkt': ['PRIVATHAFTPFLICHT', 'HAUSRAT', 'FAHRRAD', 'TIERHALTER'],
  protect: ['REISE', 'FAHRRAD'],
  'protect-ch': ['REISE'],
} as const satisfies Record<MarkenSchluessel, readonly ProduktSchluessel[]>;

/** Whether a brand sells that product. */
export function bietetAn(marke: MarkenSchluessel, produkt: ProduktSchluessel): boolean {
  const produkte: readonly ProduktSchluessel[] = produkteDerMarke[marke];
  return produkte.includes(produkt);
}
