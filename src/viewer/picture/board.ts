import type { Ablauf, GraphZustand } from '../chart/graph.ts';
import { gebuendelt, type Kasten, type Linie, type Punkt, type Zeichnung } from './drawing.ts';
import {
  abstand,
  beschriftet,
  type Form,
  gestellt,
  inhaltVon,
  nachbarlinien,
  type Feldweg,
  type Wortbreite,
} from './grid.ts';
import { type Groesse, mass, schildVon } from './measure.ts';
import { type Spur, platziert } from './tracks.ts';

/**
 * A path in rows like text, from left to right and on in the next row; as few rows and as many words
 * as fit. `knapp` leaves the descriptions out from the beginning.
 */
export function tafel(ablauf: Ablauf, raum: Groesse, knapp = false): Zeichnung {
  const felder = ablauf.zustaende
    .filter(({ art }) => art !== 'start')
    .toSorted((a, b) => a.stelle - b.stelle);
  const versuche = formen(felder.length, knapp)
    .map((form) => ({ form, preis: umwege(ablauf, felder, form) }))
    .toSorted((a, b) => a.preis - b.preis);
  let beste: Zeichnung = { width: 0, height: 0, kaesten: [], linien: [] };
  let zuviel = Infinity;
  for (const { form } of versuche) {
    const zeichnung = reihen(ablauf, felder, form);
    const uebermass = ueber(zeichnung, raum);
    if (uebermass < zuviel) [beste, zuviel] = [zeichnung, uebermass];
    if (zuviel === 0) break;
  }
  return beste;
}

const meisteReihen = 8;
const wortbreiten: readonly Wortbreite[] = [
  { weite: 104, eng: false },
  { weite: 104, eng: true },
  { weite: 150, eng: true },
  { weite: 84, eng: true },
  { weite: 70, eng: true },
];

function formen(felder: number, nurKnapp: boolean): Form[] {
  const spaltenzahlen = new Set(
    Array.from({ length: Math.min(felder, meisteReihen) }, (_, i) => Math.ceil(felder / (i + 1))),
  );
  return [...spaltenzahlen].flatMap((spalten) =>
    (nurKnapp ? [true] : [false, true]).flatMap((knapp) =>
      wortbreiten.map((worte) => ({ spalten, knapp, worte })),
    ),
  );
}

/** What makes a form hard to read: arrows between rows that need not be, missing words, unusual lines. */
function umwege(ablauf: Ablauf, felder: readonly GraphZustand[], form: Form): number {
  const { spalten, knapp, worte } = form;
  const zwischen = wegeZwischen(ablauf, felder).filter(
    ({ i, j }) => Math.floor(i / spalten) !== Math.floor(j / spalten),
  );
  const noetig = Math.ceil(felder.length / spalten) - 1;
  return zwischen.length - noetig + (knapp ? 1 : 0) + wortbreiten.indexOf(worte) / 10;
}

/** How far a picture reaches beyond the room there is. */
function ueber({ width, height }: Groesse, raum: Groesse): number {
  return Math.max(0, width - raum.width) + Math.max(0, height - raum.height);
}

function reihen(ablauf: Ablauf, felder: readonly GraphZustand[], form: Form): Zeichnung {
  const { spalten, knapp } = form;
  const wege = wegeZwischen(ablauf, felder);
  const istNachbar = ({ i, j }: Feldweg) => j === i + 1 && j % spalten !== 0;
  const inhalt = felder.map((zustand) => inhaltVon(zustand, knapp));
  const nachbarn = beschriftet(wege.filter(istNachbar), inhalt, form);
  const kaesten = gestellt(inhalt, nachbarn, spalten);
  const spuren = spurenVon(
    wege.filter((weg) => !istNachbar(weg)),
    kaesten,
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

function wegeZwischen(ablauf: Ablauf, felder: readonly GraphZustand[]): Feldweg[] {
  const platz = new Map(felder.map(({ id }, i) => [id, i]));
  return [...gebuendelt(ablauf.pfeile).values()].flatMap((pfeile) => {
    const i = platz.get(pfeile[0]?.von ?? '');
    const j = platz.get(pfeile[0]?.nach ?? '');
    return i === undefined || j === undefined ? [] : [{ pfeile, i, j }];
  });
}

/** Arrows that are no neighbours run in the room between the rows; a long one has room for long lines. */
function spurenVon(wege: readonly Feldweg[], kaesten: readonly Kasten[], spalten: number): Spur[] {
  const mitte = (i: number) => (kaesten[i]?.x ?? 0) + (kaesten[i]?.width ?? 0) / 2;
  return wege
    .map(({ i, j, pfeile }) => {
      const reihe = Math.floor(i / spalten);
      const zielreihe = Math.floor(j / spalten);
      const lauf = mitte(j) - mitte(i);
      const nachLinks = zielreihe > reihe && (zielreihe > reihe + 1 || lauf < 0);
      const schild = schildVon(pfeile, Math.max(mass.spalte, Math.abs(lauf) * 0.6));
      return { pfeile, i, j, reihe, zielreihe, nachLinks, schild };
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
