import type { Ablauf, Pfeil, Zustand } from '../chart/graph.ts';
import { gebuendelt, type Kasten, type Linie, type Punkt, type Zeichnung } from './drawing.ts';
import { groesseVon, type Groesse, mass, schildVon, textIn } from './measure.ts';
import { type Spur, platziert } from './tracks.ts';

/**
 * A path in rows like text, from left to right and on in the next row; as few rows and as many words
 * as fit. `knapp` leaves the descriptions out from the beginning.
 */
export function tafel(ablauf: Ablauf, raum: Groesse, knapp = false): Zeichnung {
  const felder = ablauf.zustaende
    .filter(({ art }) => art !== 'start')
    .toSorted((a, b) => a.stelle - b.stelle);
  const versuche = formen(felder.length, knapp).map((form) => {
    const zeichnung = reihen(ablauf, felder, form);
    return { zeichnung, preis: 1e6 * ueber(zeichnung, raum) + umwege(ablauf, felder, form) };
  });
  const [bester] = versuche.toSorted((a, b) => a.preis - b.preis);
  return bester?.zeichnung ?? { width: 0, height: 0, kaesten: [], linien: [] };
}

const meisteReihen = 8;

function formen(felder: number, nurKnapp: boolean): Form[] {
  return (nurKnapp ? [true] : [false, true]).flatMap((knapp) =>
    Array.from({ length: Math.min(felder, meisteReihen) }, (_, i) => ({ reihen: i + 1, knapp })),
  );
}

/** What makes a form hard to read: arrows between rows that need not be, and missing words. */
function umwege(ablauf: Ablauf, felder: readonly Zustand[], { reihen: n, knapp }: Form): number {
  const spalten = Math.ceil(felder.length / n);
  const zwischen = wegeZwischen(ablauf, felder).filter(
    ({ i, j }) => Math.floor(i / spalten) !== Math.floor(j / spalten),
  );
  return zwischen.length - (n - 1) + (knapp ? 1 : 0);
}

/** How far a picture reaches beyond the room there is. */
function ueber({ width, height }: Groesse, raum: Groesse): number {
  return Math.max(0, width - raum.width) + Math.max(0, height - raum.height);
}

interface Form {
  readonly reihen: number;
  readonly knapp: boolean;
}

const abstand = { rand: 16, start: 30, luecke: 44, zeile: 16, spur: 12 } as const;
const spaltenbreite = 150;

/** An arrow between two fields of the board, by their places in reading order. */
interface Weg {
  readonly id: string;
  readonly pfeile: readonly Pfeil[];
  readonly i: number;
  readonly j: number;
}

function reihen(ablauf: Ablauf, felder: readonly Zustand[], form: Form): Zeichnung {
  const spalten = Math.ceil(felder.length / form.reihen);
  const wege = wegeZwischen(ablauf, felder);
  const istNachbar = ({ i, j }: Weg) => j === i + 1 && j % spalten !== 0;
  const nachbarn = wege.filter(istNachbar);
  const kaesten = gestellt(felder, nachbarn, spalten, form.knapp);
  const spuren = spurenVon(
    wege.filter((weg) => !istNachbar(weg)),
    spalten,
  );
  const { tief, linien } = platziert(spuren, kaesten, abstand);
  const unten = Math.max(...tief.map(({ y, height }) => y + height));
  const gerade = nachbarlinien(nachbarn, tief);
  const alle = [...anfang(ablauf, tief), ...gerade, ...linien];
  const links = Math.min(
    0,
    ...alle.flatMap(({ punkte }) => punkte.map(({ x }) => x - abstand.rand)),
  );
  const rechts = Math.max(
    ...tief.map(({ x, width }) => x + width),
    ...alle.map(({ schild }) => (schild ? schild.x + schild.width : 0)),
  );
  const tiefste = Math.max(unten, ...alle.flatMap(({ punkte }) => punkte.map(({ y }) => y)));
  return verschoben(
    {
      width: rechts + abstand.rand,
      height: tiefste + abstand.rand,
      kaesten: [...startpunkt(ablauf, tief), ...tief],
      linien: alle,
    },
    -links,
  );
}

function wegeZwischen(ablauf: Ablauf, felder: readonly Zustand[]): Weg[] {
  const platz = new Map(felder.map(({ id }, i) => [id, i]));
  return [...gebuendelt(ablauf.pfeile)].flatMap(([id, pfeile]) => {
    const i = platz.get(pfeile[0]?.von ?? '');
    const j = platz.get(pfeile[0]?.nach ?? '');
    return i === undefined || j === undefined ? [] : [{ id, pfeile, i, j }];
  });
}

/** Fields in columns of one width and rows of one height; the room between columns takes the longest label. */
function gestellt(
  felder: readonly Zustand[],
  nachbarn: readonly Weg[],
  spalten: number,
  knapp: boolean,
): Kasten[] {
  const inhalt = felder.map((zustand) => {
    const worte = textIn(zustand, spaltenbreite, knapp);
    return { zustand, worte, ...groesseVon(zustand, worte, knapp ? 76 : 110) };
  });
  const groesste = (passt: (i: number) => boolean, was: 'width' | 'height') =>
    Math.max(0, ...inhalt.filter((_, i) => passt(i)).map((feld) => feld[was]));
  const luecken = Array.from({ length: spalten }, (_, spalte) =>
    Math.max(
      abstand.luecke,
      ...nachbarn
        .filter(({ i }) => i % spalten === spalte)
        .map(({ pfeile }) => schildVon(pfeile, lueckentext).width + 14),
    ),
  );
  const breiten = luecken.map((_, spalte) => groesste((i) => i % spalten === spalte, 'width'));
  const links = breiten.map(
    (_, spalte) =>
      abstand.rand +
      abstand.start +
      breiten.slice(0, spalte).reduce((sum, weite, k) => sum + weite + (luecken[k] ?? 0), 0),
  );
  return inhalt.map(({ zustand, worte }, n) => {
    const reihe = Math.floor(n / spalten);
    const inReihe = (i: number) => Math.floor(i / spalten) === reihe;
    const stapel = nachbarn.filter(({ i }) => inReihe(i)).map(({ i }) => stapelhoehe(nachbarn, i));
    return {
      zustand,
      worte,
      x: links[n % spalten] ?? 0,
      // Rows get their place when it is known how many tracks run between them.
      y: reihe,
      width: breiten[n % spalten] ?? 0,
      height: Math.max(groesste(inReihe, 'height'), ...stapel),
    };
  });
}

const lueckentext = 104;

function stapelhoehe(nachbarn: readonly Weg[], i: number): number {
  return nachbarn
    .filter((weg) => weg.i === i)
    .reduce((sum, { pfeile }) => sum + schildVon(pfeile, lueckentext).height + 6, 10);
}

/** Straight arrows between neighbours, one below the other, each with its words above it. */
function nachbarlinien(nachbarn: readonly Weg[], kaesten: readonly Kasten[]): Linie[] {
  return nachbarn.flatMap(({ i, j, pfeile }, n) => {
    const [a, b] = [kaesten[i], kaesten[j]];
    if (!a || !b) return [];
    const davor = nachbarn.slice(0, n).filter((weg) => weg.i === i);
    const frei = a.height - stapelhoehe(nachbarn, i);
    const schild = schildVon(pfeile, lueckentext);
    const oben =
      a.y +
      frei / 2 +
      davor.reduce((sum, weg) => sum + schildVon(weg.pfeile, lueckentext).height + 6, 0);
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

/** Arrows that are no neighbours run in the room between the rows. */
function spurenVon(wege: readonly Weg[], spalten: number): Spur[] {
  return wege
    .map(({ i, j, pfeile }) => {
      const reihe = Math.floor(i / spalten);
      const zielreihe = Math.floor(j / spalten);
      return { pfeile, i, j, reihe, zielreihe, schild: schildVon(pfeile, mass.spalte) };
    })
    .toSorted((a, b) => a.zielreihe - b.zielreihe || Math.abs(a.j - a.i) - Math.abs(b.j - b.i));
}

function startpunkt(ablauf: Ablauf, [erster]: readonly Kasten[]): Kasten[] {
  const start = ablauf.zustaende.find(({ art }) => art === 'start');
  if (!start || !erster) return [];
  const r = mass.start / 2;
  const worte = { titel: [], text: [], aufrufe: [] };
  const { x, y } = mittelinks(erster);
  return [
    {
      zustand: start,
      worte,
      x: x - abstand.start - r,
      y: y - r,
      width: mass.start,
      height: mass.start,
    },
  ];
}

function anfang(ablauf: Ablauf, [erster]: readonly Kasten[]): Linie[] {
  const pfeile = ablauf.pfeile.filter(({ art }) => art === 'start');
  if (!erster || pfeile.length === 0) return [];
  const ziel = mittelinks(erster);
  const von = { x: ziel.x - abstand.start + mass.start / 2, y: ziel.y };
  return [{ pfeile, punkte: [von, ziel], schild: null }];
}

function mittelinks({ x, y, height }: Kasten): Punkt {
  return { x, y: y + height / 2 };
}

function verschoben(zeichnung: Zeichnung, dx: number): Zeichnung {
  if (dx === 0) return zeichnung;
  return {
    ...zeichnung,
    width: zeichnung.width + dx,
    kaesten: zeichnung.kaesten.map((kasten) => Object.assign({}, kasten, { x: kasten.x + dx })),
    linien: zeichnung.linien.map(({ pfeile, punkte, schild }) => ({
      pfeile,
      punkte: punkte.map(({ x, y }) => ({ x: x + dx, y })),
      schild: schild && { ...schild, x: schild.x + dx },
    })),
  };
}
