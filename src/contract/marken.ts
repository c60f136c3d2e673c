/** What of a brand is no matter of its looks (`specification §1`, `domain/antrag.md §8.4`). */
interface Markenbeschreibung {
  /** Brand on the contracts it sells (`specification §3`). */
  readonly vertragsMarke: VertragsMarke;
  /** Market it sells in: its declarations and its spelling. */
  readonly land: 'DE' | 'CH';
}

/** Every brand of the portal; plain data, read before a page has its first chunk. */
export const marken = {
  andsafe: { vertragsMarke: 'ANDSAFE', land: 'DE' },
  hfk: { vertragsMarke: 'HFK', land: 'DE' },
  's-direkt': { vertragsMarke: 'ANDSAFE', land: 'DE' },
  protect: { vertragsMarke: 'ANDSAFE', land: 'DE' },
  'protect-ch': { vertragsMarke: 'ANDSAFE', land: 'CH' },
} as const satisfies Readonly<Record<string, Markenbeschreibung>>;

export type MarkenSchluessel = keyof typeof marken;
export const markenListe = Object.keys(marken) as MarkenSchluessel[];

/** Stands where no brand is named. */
export const hausmarke: MarkenSchluessel = 'andsafe';

/** Brands on contracts: what lists call them, and whose papers and pages such a contract has. */
export const vertragsMarken = {
  HFK: { name: 'HFK', marke: 'hfk' },
  ANDSAFE: { name: 'andsafe', marke: 'andsafe' },
} as const satisfies Readonly<Record<string, { name: string; marke: string }>>;

export type VertragsMarke = keyof typeof vertragsMarken;
export const vertragsMarkenListe = Object.keys(vertragsMarken) as VertragsMarke[];

/** What stands on the contracts a brand sells. */
export function vertragsMarkeVon(marke: MarkenSchluessel): VertragsMarke {
  return marken[marke].vertragsMarke;
}

/** The part of an address that opens it in a brand, `?brand=hfk`; empty where that is the brand anyway. */
export function markenabfrage(marke: MarkenSchluessel): string {
  return marke === hausmarke ? '' : `?brand=${marke}`;
}
