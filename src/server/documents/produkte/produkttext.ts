import type { Abschnitt } from '../inhalt/inhalt.ts';

/** What the documents of a product say beyond what all of them say. */
export interface Produkttext {
  /** The product in a sentence of its own: "Es handelt sich um …". */
  art: string;
  /** What differs where a contract may end by itself, as one for a single trip does. */
  einzelvertrag?: { laufzeit: string; zahlung: string; kuendigung: string };
  versichert: readonly string[];
  /** What can be chosen on top. */
  waehlbar: readonly string[];
  nichtVersichert: readonly string[];
  einschraenkungen: readonly string[];
  geltungsbereich: readonly string[];
  verpflichtungen: readonly string[];
  /** The conditions, without what holds for every product. */
  bedingungen: readonly Abschnitt[];
}
