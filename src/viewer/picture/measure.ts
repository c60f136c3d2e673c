import type { Pfeil, GraphZustand } from '../chart/graph.ts';
import { breite, umbrochen } from './text.ts';

/** Sizes of everything that is drawn, in pixels; the style sheet uses the same fonts. */
export const mass = {
  titel: 15,
  text: 12.5,
  titelzeile: 20,
  zeile: 17,
  rand: 12,
  spalte: 170,
  gruppe: 300,
  start: 14,
} as const;

export interface Groesse {
  readonly width: number;
  readonly height: number;
}

/** Lines of text inside a state. */
export interface Textblock {
  readonly titel: readonly string[];
  readonly text: readonly string[];
  readonly aufrufe: readonly string[];
}

/** The words of a state in lines of at most `weite` pixels; `knapp` leaves its description out. */
export function textIn(
  zustand: GraphZustand,
  weite: number = istGruppe(zustand) ? mass.gruppe : mass.spalte,
  knapp = false,
): Textblock {
  const { name, beschreibung, aufrufe } = zustand;
  const ohneText = knapp || beschreibung === name;
  return {
    titel: umbrochen(name, mass.titel, weite, 'fett'),
    text: ohneText ? [] : umbrochen(beschreibung, mass.text, weite),
    aufrufe: knapp
      ? []
      : aufrufe.flatMap((aufruf) => umbrochen(`ruft auf: ${aufruf}`, mass.text, weite)),
  };
}

/** Size of a state without inner states. */
export function groesseVon(zustand: GraphZustand, worte: Textblock, mindestens = 110): Groesse {
  if (zustand.art === 'start') return { width: mass.start, height: mass.start };
  return {
    width: Math.max(mindestens, textbreite(worte)) + 2 * mass.rand,
    height: kopfhoehe(worte) + mass.rand,
  };
}

/** Width of the longest line. */
export function textbreite({ titel, text, aufrufe }: Textblock): number {
  return Math.max(
    ...titel.map((zeile) => breite(zeile, mass.titel, 'fett')),
    ...[...text, ...aufrufe].map((zeile) => breite(zeile, mass.text)),
  );
}

/** Height of the text block of a state, with the space above it. */
export function kopfhoehe({ titel, text, aufrufe }: Textblock): number {
  return mass.rand + titel.length * mass.titelzeile + (text.length + aufrufe.length) * mass.zeile;
}

/** Lines on an arrow, and the room they take. */
export interface Schildtext extends Groesse {
  readonly zeilen: readonly string[];
}

/** Lines on an arrow: causes that share an arrow stand below each other. */
export function schildVon(pfeile: readonly Pfeil[], weite: number = mass.spalte): Schildtext {
  const zeilen = [...new Set(pfeile.map(wortlaut))]
    .filter(Boolean)
    .flatMap((text) => zeilenVon(text, weite));
  return {
    zeilen,
    width: Math.max(0, ...zeilen.map((zeile) => breite(zeile, mass.text))) + 8,
    height: zeilen.length * mass.zeile + 4,
  };
}

/** A condition that does not fit behind its cause stands below it. */
function zeilenVon(text: string, weite: number): string[] {
  if (breite(text, mass.text) <= weite) return [text];
  return mitZeichen(text)
    .split(/ (?=\[)/)
    .flatMap((teil) => umbrochen(teil, mass.text, weite));
}

/** A sign never stands alone on a line. */
function mitZeichen(text: string): string {
  return text.replace(/^([✓✗]) /, '$1\u00A0');
}

/** Cause and condition of an arrow. */
export function wortlaut({ anlass, bedingung, art }: Pfeil): string {
  if (anlass === '' || bedingung === null) return anlass;
  return art === 'sofort' ? `[${bedingung}]` : `${anlass} [${bedingung}]`;
}

export function istGruppe({ art }: GraphZustand): boolean {
  return art === 'gruppe' || art === 'parallel';
}
