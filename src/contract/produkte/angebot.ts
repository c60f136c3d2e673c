import type { Produktbeschreibung } from './beschreibung.ts';
import { type Antragsart, antragsartenListe, antragszielDer, produkte } from './produkte.ts';

/** What the start page says of a product that can be applied for. */
export interface Produktangebot extends Pick<
  Produktbeschreibung,
  'marken' | 'name' | 'vertragsArt' | 'zeile'
> {
  readonly art: Antragsart;
  readonly schluessel: string;
  readonly weg: string;
}

/** In the order they are offered; written down by the build as `aushang` is. */
export const angebot: readonly Produktangebot[] = antragsartenListe.map((art) => {
  const { weg, name, schluessel } = antragszielDer(art);
  const { antraege, marken, vertragsArt, ...allgemein }: Produktbeschreibung = produkte[schluessel];
  const { zeile = allgemein.zeile } = antraege[weg] ?? {};
  return { art, schluessel, weg, name, zeile, vertragsArt, marken };
});
