import { istAktiv, type Vertragskachel } from '#contract/entities/vertrag.ts';

/** An insured bicycle. */
export interface Rad {
  versicherungsNummer: string;
  hersteller: string;
  /** Null where it is still to come. */
  rahmennummer: string | null;
}

/** The bicycles of contracts that run; those whose number is missing first. */
export function raeder(vertraege: readonly Vertragskachel[]): Rad[] {
  return vertraege
    .filter(istAktiv)
    .flatMap(({ versicherungsNummer, fahrrad }) =>
      fahrrad ? [{ versicherungsNummer, ...fahrrad }] : [],
    )
    .toSorted((a, b) => Number(a.rahmennummer !== null) - Number(b.rahmennummer !== null));
}
