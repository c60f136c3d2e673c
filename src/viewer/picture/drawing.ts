import type { Pfeil, GraphZustand } from '../chart/graph.ts';
import type { Textblock } from './measure.ts';

/** A picture with a place for everything in it, in pixels. */
export interface Zeichnung {
  readonly width: number;
  readonly height: number;
  /** Outer states before the states inside them. */
  readonly kaesten: readonly Kasten[];
  readonly linien: readonly Linie[];
}

export interface Punkt {
  readonly x: number;
  readonly y: number;
}

export interface Rechteck extends Punkt {
  readonly width: number;
  readonly height: number;
}

export interface Kasten extends Rechteck {
  readonly zustand: GraphZustand;
  readonly worte: Textblock;
}

export interface Linie {
  /** Arrows with the same ends share a line. */
  readonly pfeile: readonly Pfeil[];
  readonly punkte: readonly Punkt[];
  readonly schild: Schild | null;
}

export interface Schild extends Rechteck {
  readonly zeilen: readonly string[];
}

/** Arrows with the same ends and of the same kind, by a name of their own. */
export function gebuendelt(pfeile: readonly Pfeil[]): ReadonlyMap<string, readonly Pfeil[]> {
  const buendel = new Map<string, Pfeil[]>();
  for (const pfeil of pfeile) {
    const id = [pfeil.von, pfeil.nach, pfeil.art].join('|');
    buendel.set(id, [...(buendel.get(id) ?? []), pfeil]);
  }
  return buendel;
}
