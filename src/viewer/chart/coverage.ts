import type { Ablauf, Pfeil } from './graph.ts';
import { anzahl } from './words.ts';

/** Which transitions the tours took, by the ids of the proof. */
export interface Deckung {
  /** On the running chart alone. */
  readonly automat: ReadonlySet<string>;
  /** Through the screens of the portal; null where that was not measured. */
  readonly browser: ReadonlySet<string> | null;
}

export type Stufe = 'beide' | 'automat' | 'keine';

/** How far an arrow is proven; Back and edit follow from the walk and are proven with it. */
export function stufe({ id, art }: Pfeil, { automat, browser }: Deckung): Stufe {
  if (art === 'zurueck' || art === 'aendern') return 'beide';
  if (!automat.has(id)) return 'keine';
  return browser === null || browser.has(id) ? 'beide' : 'automat';
}

/** The count in words: "Alle 37 Übergänge sind am Automaten durchlaufen …". */
export function deckungInWorten(ablauf: Ablauf, { automat, browser }: Deckung): string {
  const ids = [...new Set(ablauf.pfeile.map(({ id }) => id))];
  const an = `${satz(ids, automat)} am Automaten durchlaufen`;
  if (browser === null) return `${an}; in der Oberfläche ist noch nicht gemessen.`;
  return `${an}, ${satz(ids, browser).replace(/^A/, 'a')} in der Oberfläche.`;
}

function satz(ids: readonly string[], gedeckt: ReadonlySet<string>): string {
  const zahl = ids.filter((id) => gedeckt.has(id)).length;
  if (zahl === ids.length) return `Alle ${anzahl(zahl, 'Übergang', 'Übergänge')} sind`;
  return `${zahl} von ${anzahl(ids.length, 'Übergang', 'Übergängen')} sind`;
}
