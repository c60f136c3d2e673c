import type { Pfeil, GraphZustand } from '../chart/graph.ts';
import type { Kasten, Linie } from './drawing.ts';
import {
  groesseVon,
  type Groesse,
  type Schildtext,
  schildVon,
  type Textblock,
  textIn,
} from './measure.ts';

/** How a board is divided. */
export interface Form {
  readonly spalten: number;
  readonly knapp: boolean;
  readonly worte: Wortbreite;
}

/** How long a line of words between two neighbours may get, in pixels. */
export interface Wortbreite {
  readonly weite: number;
  /** Shorter still, as long as no row gets higher from it. */
  readonly eng: boolean;
}

/** An arrow between two fields of the board, by their places in reading order. */
export interface Feldweg {
  readonly pfeile: readonly Pfeil[];
  readonly i: number;
  readonly j: number;
}

/** An arrow to the next field of the same row, with the words above it. */
export interface Nachbar extends Feldweg {
  readonly schild: Schildtext;
}

/** Room around and between fields, in pixels. */
export const abstand = { rand: 10, start: 28, luecke: 44, zeile: 12, spur: 12 } as const;
const spaltenbreite = 150;

/** What stands in a field. */
export interface Feldinhalt extends Groesse {
  readonly zustand: GraphZustand;
  readonly worte: Textblock;
}

/** The words of a field and the room they take. */
export function inhaltVon(zustand: GraphZustand, knapp: boolean): Feldinhalt {
  const worte = textIn(zustand, spaltenbreite, knapp);
  return { zustand, worte, ...groesseVon(zustand, worte, knapp ? 76 : 110) };
}

/** Words for the arrows between neighbours; in narrow columns they are broken as often as their row is high. */
export function beschriftet(
  wege: readonly Feldweg[],
  inhalt: readonly Feldinhalt[],
  { spalten, worte: { weite, eng } }: Form,
): Nachbar[] {
  const mit =
    (max: number) =>
    (weg: Feldweg): Nachbar =>
      Object.assign({}, weg, { schild: schildVon(weg.pfeile, max) });
  const weit = wege.map(mit(weite));
  if (!eng) return weit;
  const hoehen = inhalt.map((_, i) => reihenhoehe(i, inhalt, weit, spalten));
  return Array.from({ length: spalten }, (_, spalte) => {
    const hier = wege.filter(({ i }) => i % spalten === spalte);
    const versuche = Array.from({ length: weite / 4 }, (__, k) => hier.map(mit(4 * (k + 1))));
    const passend = versuche.find((nachbarn) =>
      nachbarn.every(({ i }) => stapelhoehe(nachbarn, i) <= (hoehen[i] ?? 0)),
    );
    return passend ?? hier.map(mit(weite));
  }).flat();
}

/** Fields in columns of one width and rows of one height; the room between columns takes the longest label. */
export function gestellt(
  inhalt: readonly Feldinhalt[],
  nachbarn: readonly Nachbar[],
  spalten: number,
): Kasten[] {
  const spaltenVon = Array.from({ length: spalten }, (_, spalte) => ({
    breite: Math.max(...inhalt.filter((__, i) => i % spalten === spalte).map((k) => k.width)),
    luecke: Math.max(
      abstand.luecke,
      ...nachbarn.filter(({ i }) => i % spalten === spalte).map(({ schild }) => schild.width + 12),
    ),
  }));
  const links = (spalte: number) =>
    spaltenVon
      .slice(0, spalte)
      .reduce((sum, { breite, luecke }) => sum + breite + luecke, abstand.rand + abstand.start);
  return inhalt.map(({ zustand, worte }, n) => ({
    zustand,
    worte,
    x: links(n % spalten),
    // Rows get their place when it is known how many tracks run between them.
    y: Math.floor(n / spalten),
    width: spaltenVon[n % spalten]?.breite ?? 0,
    height: reihenhoehe(n, inhalt, nachbarn, spalten),
  }));
}

/** Height of the row a field stands in. */
function reihenhoehe(
  n: number,
  inhalt: readonly Feldinhalt[],
  nachbarn: readonly Nachbar[],
  spalten: number,
): number {
  const inReihe = (i: number) => Math.floor(i / spalten) === Math.floor(n / spalten);
  return Math.max(
    ...inhalt.filter((_, i) => inReihe(i)).map(({ height }) => height),
    ...nachbarn.filter(({ i }) => inReihe(i)).map(({ i }) => stapelhoehe(nachbarn, i)),
  );
}

function stapelhoehe(nachbarn: readonly Nachbar[], i: number): number {
  return nachbarn
    .filter((nachbar) => nachbar.i === i)
    .reduce((sum, { schild }) => sum + schild.height + 6, 10);
}

/** Straight arrows between neighbours, one below the other, each with its words above it. */
export function nachbarlinien(nachbarn: readonly Nachbar[], kaesten: readonly Kasten[]): Linie[] {
  return nachbarn.flatMap(({ i, j, pfeile, schild }, n) => {
    const [a, b] = [kaesten[i], kaesten[j]];
    if (!a || !b) return [];
    const davor = nachbarn.slice(0, n).filter((nachbar) => nachbar.i === i);
    const frei = a.height - stapelhoehe(nachbarn, i);
    const oben = davor.reduce((sum, { schild: s }) => sum + s.height + 6, a.y + frei / 2);
    const y = oben + schild.height + 4;
    const mitte = (a.x + a.width + b.x - 6) / 2;
    return [
      {
        pfeile,
        punkte: [
          { x: a.x + a.width, y },
          { x: b.x, y },
        ],
        schild:
          schild.zeilen.length === 0 ? null : { ...schild, x: mitte - schild.width / 2, y: oben },
      },
    ];
  });
}
