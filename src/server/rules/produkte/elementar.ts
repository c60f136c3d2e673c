import type { Vertragsstand } from '../aenderung/lage.ts';
import type { Aenderungshinweis } from '../aenderung/regel.ts';
import type { Risikostand } from './sparte.ts';

/** Cover against the elements, where a product has it as one of its own. */
export interface Elementarschutz {
  /** With or without it, as the request of the product names it. */
  angaben(
    bisher: Vertragsstand['tarifAngaben'],
    drin: boolean,
    produkt: Risikostand['produkt'],
  ): Readonly<Record<string, unknown>>;
  /** What is said of it beside that it begins late. */
  readonly hinweise?: readonly Aenderungshinweis[];
}

const name = 'ELEMENTAR';

/** Covers by name, with it or without. */
export function mitOderOhneElementar(liste: unknown, drin: boolean): string[] {
  const alle: unknown[] = Array.isArray(liste) ? liste : [];
  const andere = alle.filter((eine) => typeof eine === 'string').filter((eine) => eine !== name);
  return drin ? [...andere, name] : andere;
}
