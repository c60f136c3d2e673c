import type { Pfeil } from '../chart/graph.ts';
import type { Kasten, Linie, Punkt, Rechteck, Schild } from './drawing.ts';
import type { Groesse, Schildtext } from './measure.ts';

/** An arrow that runs between the rows of a board. */
export interface Spur {
  readonly pfeile: readonly Pfeil[];
  /** Places of both ends in reading order. */
  readonly i: number;
  readonly j: number;
  readonly reihe: number;
  readonly zielreihe: number;
  /** It leaves its row towards the left. */
  readonly nachLinks: boolean;
  readonly schild: Schildtext;
}

interface Abstand {
  readonly rand: number;
  readonly zeile: number;
  readonly spur: number;
}

/** Gives the rows their height above each other and every track a place of its own between them. */
export function platziert(
  spuren: readonly Spur[],
  reihig: readonly Kasten[],
  abstand: Abstand,
): { tief: Kasten[]; linien: Linie[] } {
  const laeufe = spuren.flatMap((spur) => lauf(spur, spuren, reihig, abstand));
  const reihen = Math.max(...reihig.map(({ y }) => y)) + 1;
  const baender = Array.from({ length: reihen }, (_, reihe) => bandUnter(reihe, laeufe, abstand));
  const oben = reihenoben(baender, reihig, abstand);
  const tief = reihig.map((kasten) => Object.assign({}, kasten, { y: oben[kasten.y] ?? 0 }));
  const hoehe = (spur: Spur, reihe: number) => {
    const feld = tief[reihig.findIndex(({ y }) => y === reihe)];
    const unten = feld ? feld.y + feld.height : 0;
    return unten + abstand.zeile - 4 + (baender[reihe]?.tiefe.get(spur) ?? 0);
  };
  const wege = laeufe.map((l) => punkteDer(l, tief, hoehe));
  const senkrechte = wege.flatMap(senkrechteIn);
  const linien = laeufe.map(({ spur: { pfeile, schild } }, n) => {
    const punkte = wege[n] ?? [];
    const ohne = schild.zeilen.length === 0;
    return { pfeile, punkte, schild: ohne ? null : schildAn(punkte, schild, senkrechte) };
  });
  return { tief, linien };
}

/** A track with its places from left to right; those above each other come later. */
interface Lauf {
  readonly spur: Spur;
  readonly aus: number;
  readonly ein: number;
  /** Where a track that goes past other rows runs down; null for all others. */
  readonly rand: number | null;
}

function lauf(
  spur: Spur,
  spuren: readonly Spur[],
  kaesten: readonly Kasten[],
  abstand: Abstand,
): Lauf[] {
  const a = kaesten[spur.i];
  const b = kaesten[spur.j];
  if (!a || !b) return [];
  const ein =
    spur.zielreihe === spur.reihe ? rueckkehr(spur, spuren, b) : eintritt(spur, spuren, b);
  const aus = austritt(spur, spuren, a);
  const istFern = spur.zielreihe > spur.reihe + 1;
  const ferne = laeuftFern(spuren);
  const rand = istFern ? -abstand.rand - abstand.spur * ferne.indexOf(spur) : null;
  // Two bends so close together would look like a kink.
  return [{ spur, aus: !istFern && Math.abs(aus - ein) < 10 ? ein : aus, ein, rand }];
}

function laeuftFern(spuren: readonly Spur[]): Spur[] {
  return spuren.filter(({ reihe, zielreihe }) => zielreihe > reihe + 1);
}

interface Band {
  readonly hoehe: number;
  /** How deep a track lies in it. */
  readonly tiefe: ReadonlyMap<Spur, number>;
}

/**
 * What runs below a row: tracks that leave it and those that arrive at the next one from further above. Tracks
 * that do not meet lie side by side; of those that do, the later one lies deeper.
 */
function bandUnter(reihe: number, laeufe: readonly Lauf[], abstand: Abstand): Band {
  const hier = laeufe.filter(
    ({ spur, rand }) => spur.reihe === reihe || (rand !== null && spur.zielreihe - 1 === reihe),
  );
  const bahn = new Map<Lauf, number>();
  for (const l of hier) {
    const darueber = [...bahn].filter(([anderer]) => treffenSich(l, anderer, reihe));
    bahn.set(l, Math.max(-1, ...darueber.map(([, nummer]) => nummer)) + 1);
  }
  const hoehen = [...new Set(bahn.values())]
    .toSorted((a, b) => a - b)
    .map((nummer) =>
      Math.max(
        ...hier.filter((l) => bahn.get(l) === nummer).map((l) => hoeheVon(l, reihe, abstand)),
      ),
    );
  const bis = (nummer: number) => hoehen.slice(0, nummer + 1).reduce((sum, h) => sum + h, 0);
  return {
    hoehe: hoehen.reduce((sum, h) => sum + h, 0),
    tiefe: new Map([...bahn].map(([{ spur }, nummer]) => [spur, bis(nummer)])),
  };
}

/** Words stand above the track that leaves; a track that arrives from afar has none. */
function hoeheVon({ spur: { reihe: eigene, schild } }: Lauf, reihe: number, { spur }: Abstand) {
  return spur + (eigene === reihe && schild.zeilen.length > 0 ? schild.height : 0);
}

function treffenSich(l: Lauf, anderer: Lauf, reihe: number): boolean {
  const [a, b] = [weite(l, reihe), weite(anderer, reihe)];
  return a.von < b.bis && b.von < a.bis;
}

/** From where to where a track lies below a row; words that are longer than it stand beside it. */
function weite({ spur, aus, ein, rand }: Lauf, reihe: number): { von: number; bis: number } {
  const enden = [spur.reihe === reihe ? aus : ein, rand ?? (spur.reihe === reihe ? ein : aus)];
  const [von, bis] = [Math.min(...enden), Math.max(...enden)];
  const daneben = bis - von < spur.schild.width + 16 ? spur.schild.width + 8 : 0;
  return { von: von - daneben - 12, bis: bis + daneben + 12 };
}

function reihenoben(
  baender: readonly Band[],
  reihig: readonly Kasten[],
  { rand, zeile }: Abstand,
): number[] {
  let y = rand;
  return baender.map(({ hoehe }, reihe) => {
    const hier = y;
    y += (reihig.find((kasten) => kasten.y === reihe)?.height ?? 0) + 2 * zeile + hoehe;
    return hier;
  });
}

function punkteDer(
  { spur, aus, ein, rand }: Lauf,
  kaesten: readonly Kasten[],
  hoehe: (spur: Spur, reihe: number) => number,
): Punkt[] {
  const a = kaesten[spur.i];
  const b = kaesten[spur.j];
  if (!a || !b) return [];
  const y = hoehe(spur, spur.reihe);
  const anfang = [
    { x: aus, y: a.y + a.height },
    { x: aus, y },
  ];
  if (spur.zielreihe === spur.reihe) {
    return [...anfang, { x: ein, y }, { x: ein, y: b.y + b.height }];
  }
  const ende = { x: ein, y: b.y };
  if (rand === null) return [...anfang, { x: ein, y }, ende];
  const ankunft = hoehe(spur, spur.zielreihe - 1);
  return [...anfang, { x: rand, y }, { x: rand, y: ankunft }, { x: ein, y: ankunft }, ende];
}

/** Tracks to the left leave left of those to the right, the deeper one nearer to those, so that none cross. */
function austritt(spur: Spur, spuren: readonly Spur[], { x, width }: Kasten): number {
  const vonHier = spuren.filter(({ i }) => i === spur.i);
  const ab = [
    ...vonHier.filter(({ nachLinks }) => nachLinks),
    ...vonHier.filter(({ nachLinks }) => !nachLinks).toReversed(),
  ];
  return x + width * (0.58 + (0.34 * (ab.indexOf(spur) + 0.5)) / ab.length);
}

function rueckkehr(spur: Spur, spuren: readonly Spur[], { x, width }: Kasten): number {
  const an = spuren.filter((s) => s.j === spur.j && s.reihe === s.zielreihe);
  return x + width * (0.08 + (0.34 * (an.indexOf(spur) + 0.5)) / an.length);
}

function eintritt(spur: Spur, spuren: readonly Spur[], { x, width }: Kasten): number {
  const an = spuren.filter((s) => s.j === spur.j && s.reihe !== s.zielreihe);
  return x + width * (0.3 + (0.4 * (an.indexOf(spur) + 0.5)) / an.length);
}

function senkrechteIn(punkte: readonly Punkt[]): Rechteck[] {
  return punkte.slice(1).flatMap((bis, i) => {
    const von = punkte[i];
    if (!von || von.x !== bis.x) return [];
    const y = Math.min(von.y, bis.y);
    return [{ x: von.x - 4, y, width: 8, height: Math.abs(von.y - bis.y) }];
  });
}

/** Words above the first long run of a track, as near to its beginning as no other arrow runs through them. */
function schildAn(
  punkte: readonly Punkt[],
  schild: Schildtext,
  senkrechte: readonly Rechteck[],
): Schild | null {
  const [, von, bis] = punkte;
  if (!von || !bis) return null;
  const y = von.y - schild.height - 2;
  const links = Math.min(von.x, bis.x) + 8;
  const rechts = Math.max(Math.max(von.x, bis.x) - 8 - schild.width, links);
  const stellen = Array.from(
    { length: Math.floor((rechts - links) / 4) + 1 },
    (_, k) => links + 4 * k,
  );
  const vomAnfang = von.x <= bis.x ? stellen : stellen.toReversed();
  const frei = (x: number) => !senkrechte.some((s) => beruehrt({ x, y, ...groesse(schild) }, s));
  const daneben = [Math.max(von.x, bis.x) + 8, Math.min(von.x, bis.x) - 8 - schild.width];
  const passt = rechts > links ? [...vomAnfang, ...daneben] : daneben;
  return { zeilen: schild.zeilen, ...groesse(schild), x: passt.find(frei) ?? links, y };
}

function groesse({ width, height }: Groesse): Groesse {
  return { width, height };
}

function beruehrt(a: Rechteck, b: Rechteck): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
