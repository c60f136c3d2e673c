import { type Produkt, schluesselAusIdentifier } from '#contract/entities/produkt.ts';
import type { Antragsbeschreibung } from '#contract/produkte/beschreibung.ts';
import { produkte, type ProduktSchluessel } from '#contract/produkte/produkte.ts';

/** The drawing of what a contract insures, by the folder of its application; null where it has none. */
export function bildVon(produkt: Produkt): string | null {
  return bildZu(schluesselAusIdentifier(produkt), produkt);
}

/** The same where only the key of the product is known. */
export function bildZu(schluessel: ProduktSchluessel, produkt?: Produkt): string | null {
  const { antraege } = produkte[schluessel];
  const wege = Object.entries<Antragsbeschreibung>(antraege).filter(([, weg]) => weg.abschliessbar);
  // What is no longer sold has the drawing of what is sold for it.
  const [weg] = wege.find(([, { produkt: heute }]) => heute === produkt) ?? wege[0] ?? [null];
  return weg;
}
