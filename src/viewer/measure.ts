import type { Pfeil, Zustand } from './graph.ts';
import { breite, umbrochen } from './text.ts';

/** Sizes of everything that is drawn, in pixels; `diagram.ts` and the style sheet use the same. */
export const mass = {
  titel: 15,
  text: 12.5,
  zeile: 17,
  rand: 12,
  spalte: 170,
  kopf: 30,
  start: 14,
} as const;

export interface Groesse {
  readonly width: number;
  readonly height: number;
}

/** Lines of text inside a state. */
export function textIn(zustand: Zustand): { titel: string[]; text: string[]; aufrufe: string[] } {
  const weit = zustand.art === 'gruppe' ? 420 : mass.spalte;
  return {
    titel: umbrochen(zustand.name, mass.titel, weit),
    text:
      zustand.beschreibung === zustand.name ? [] : umbrochen(zustand.beschreibung, mass.text, weit),
    aufrufe: zustand.aufrufe.flatMap((name) => umbrochen(`ruft auf: ${name}`, mass.text, weit)),
  };
}

/** Size of a state without inner states. */
export function groesseVon(zustand: Zustand): Groesse {
  if (zustand.art === 'start') return { width: mass.start, height: mass.start };
  const { titel, text, aufrufe } = textIn(zustand);
  const breiten = [
    ...titel.map((zeile) => breite(zeile, mass.titel)),
    ...[...text, ...aufrufe].map((zeile) => breite(zeile, mass.text)),
  ];
  return {
    width: Math.max(110, ...breiten) + 2 * mass.rand,
    height: kopfhoehe(zustand) + mass.rand,
  };
}

/** Height of the text block of a state, with the space above it. */
export function kopfhoehe(zustand: Zustand): number {
  const { titel, text, aufrufe } = textIn(zustand);
  return mass.rand + titel.length * 20 + (text.length + aufrufe.length) * mass.zeile;
}

/** Lines on an arrow: causes that share an arrow stand below each other. */
export function schildVon(pfeile: readonly Pfeil[]): { zeilen: string[] } & Groesse {
  const zeilen = pfeile.flatMap(({ anlass, bedingung, art }) => {
    if (anlass === '') return [];
    const wort = art === 'sofort' && bedingung !== null ? `[${bedingung}]` : anlass;
    const text = bedingung !== null && art !== 'sofort' ? `${anlass} [${bedingung}]` : wort;
    return umbrochen(text, mass.text, mass.spalte);
  });
  return {
    zeilen,
    width: Math.max(0, ...zeilen.map((zeile) => breite(zeile, mass.text))) + 8,
    height: zeilen.length * mass.zeile + 4,
  };
}
