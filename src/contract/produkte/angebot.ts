import type { Produktbeschreibung } from './beschreibung.ts';
import {
  type AbschliessbaresProdukt,
  abschliessbareListe,
  antragswegVon,
  produkte,
} from './produkte.ts';

/** What the start page says of a product that can be applied for. */
export interface Produktangebot extends Pick<
  Produktbeschreibung,
  'marken' | 'name' | 'vertragsArt' | 'zeile'
> {
  readonly schluessel: AbschliessbaresProdukt;
  readonly weg: string;
}

/** In the order they are offered; written down by the build as `aushang` is. */
export const angebot: readonly Produktangebot[] = abschliessbareListe.map((schluessel) => {
  const { name, zeile, vertragsArt, marken } = produkte[schluessel];
  return { schluessel, weg: antragswegVon(schluessel), name, zeile, vertragsArt, marken };
});
