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

/** The count in words: "Alle 37 Übergänge sind am Automaten durchlaufen, alle auch in der Oberfläche." */
export function deckungInWorten(ablauf: Ablauf, { automat, browser }: Deckung): string {
  const ids = [...new Set(ablauf.pfeile.map(({ id }) => id))];
  const zahl = (gedeckt: ReadonlySet<string>) => ids.filter((id) => gedeckt.has(id)).length;
  const amAutomaten =
    zahl(automat) === ids.length
      ? `Alle ${anzahl(ids.length, 'Übergang', 'Übergänge')} sind`
      : `${zahl(automat)} von ${anzahl(ids.length, 'Übergang', 'Übergängen')} sind`;
  if (browser === null) {
    return `${amAutomaten} am Automaten durchlaufen; in der Oberfläche ist noch nicht gemessen.`;
  }
  const dort = zahl(browser) === ids.length ? 'alle' : String(zahl(browser));
  return `${amAutomaten} am Automaten durchlaufen, ${dort} auch in der Oberfläche.`;
}
