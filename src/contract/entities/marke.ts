import * as z from 'zod/mini';

/** Brands of the portal (`specification §1`). */
export const markenSchluessel = z.enum(['andsafe', 'hfk', 's-direkt', 'protect', 'protect-ch']);
export type MarkenSchluessel = z.infer<typeof markenSchluessel>;

/** Brand on a contract (`specification §3`). */
export const vertragsMarke = z.enum(['HFK', 'ANDSAFE']);

/** Brand of an address, `andsafe` where it names none; throws on an unknown one (`specification §1`, §8). */
export function markeAus(parameter: string | null): MarkenSchluessel {
  const { data } = z.safeParse(markenSchluessel, parameter ?? 'andsafe');
  if (data === undefined) throw new Error('Unknown brand');
  return data;
}

/** What stands on the contracts a brand sells (`domain/antrag.md §8.4`). */
export function vertragsMarkeVon(marke: MarkenSchluessel): z.infer<typeof vertragsMarke> {
  return marke === 'hfk' ? 'HFK' : 'ANDSAFE';
}
