import type { Pfeil } from '../chart/graph.ts';
import type { Kasten, Linie, Punkt, Rechteck, Schild } from './drawing.ts';
import type { Groesse } from './measure.ts';

/** An arrow that runs between the rows of a board. */
export interface Spur {
  readonly pfeile: readonly Pfeil[];
  /** Places of both ends in reading order. */
  readonly i: number;
  readonly j: number;
  readonly reihe: number;
  readonly zielreihe: number;
  readonly schild: Groesse & { readonly zeilen: readonly string[] };
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
  const oben = reihenoben(spuren, reihig, abstand);
  const tief = reihig.map((kasten) => Object.assign({}, kasten, { y: oben[kasten.y] ?? 0 }));
  const wege = spuren.map((spur) => punkteDer(spur, spuren, tief, abstand));
  const senkrechte = wege.flatMap(senkrechteIn);
  const linien = spuren.map(({ pfeile, schild }, n) => {
    const punkte = wege[n] ?? [];
    const ohne = schild.zeilen.length === 0;
    return { pfeile, punkte, schild: ohne ? null : schildAn(punkte, schild, senkrechte) };
  });
  return { tief, linien };
}

function reihenoben(
  spuren: readonly Spur[],
  reihig: readonly Kasten[],
  abstand: Abstand,
): number[] {
  const hoehen: number[] = [];
  for (const { y, height } of reihig) hoehen[y] = height;
  let y = abstand.rand;
  return hoehen.map((hoehe, reihe) => {
    const hier = y;
    const baender = spurenUnter(reihe, spuren).reduce(
      (sum, spur) => sum + band(spur, reihe, abstand),
      0,
    );
    y += hoehe + 2 * abstand.zeile + baender;
    return hier;
  });
}

/** Tracks below a row: those that leave it and those that arrive at the next one from further above. */
function spurenUnter(reihe: number, spuren: readonly Spur[]): Spur[] {
  return spuren.filter(
    (spur) => spur.reihe === reihe || (istFern(spur) && spur.zielreihe - 1 === reihe),
  );
}

function istFern({ reihe, zielreihe }: Spur): boolean {
  return zielreihe > reihe + 1;
}

/** Words stand above the track that leaves; a track that arrives from afar has none. */
function band({ reihe: eigene, schild }: Spur, reihe: number, { spur }: Abstand): number {
  return spur + (eigene === reihe && schild.zeilen.length > 0 ? schild.height : 0);
}

function punkteDer(
  spur: Spur,
  spuren: readonly Spur[],
  kaesten: readonly Kasten[],
  abstand: Abstand,
): Punkt[] {
  const a = kaesten[spur.i];
  const b = kaesten[spur.j];
  if (!a || !b) return [];
  const hoehe = (reihe: number) => spurhoehe(spur, reihe, spuren, kaesten, abstand);
  const aus = { x: austritt(spur, spuren, a), y: a.y + a.height };
  const lauf = hoehe(spur.reihe);
  if (spur.zielreihe === spur.reihe) {
    const ein = { x: rueckkehr(spur, spuren, b), y: b.y + b.height };
    return [aus, { x: aus.x, y: lauf }, { x: ein.x, y: lauf }, ein];
  }
  const ein = { x: eintritt(spur, spuren, b), y: b.y };
  if (!istFern(spur)) return [aus, { x: aus.x, y: lauf }, { x: ein.x, y: lauf }, ein];
  const ankunft = hoehe(spur.zielreihe - 1);
  const rand = -abstand.rand - abstand.spur * spuren.filter(istFern).indexOf(spur);
  return [
    aus,
    { x: aus.x, y: lauf },
    { x: rand, y: lauf },
    { x: rand, y: ankunft },
    { x: ein.x, y: ankunft },
    ein,
  ];
}

function spurhoehe(
  spur: Spur,
  reihe: number,
  spuren: readonly Spur[],
  kaesten: readonly Kasten[],
  abstand: Abstand,
): number {
  const feld = kaesten.find((_, n) =>
    spuren.some((s) => (s.i === n && s.reihe === reihe) || (s.j === n && s.zielreihe === reihe)),
  );
  const unten = feld ? feld.y + feld.height : 0;
  const unter = spurenUnter(reihe, spuren);
  const bis = unter.slice(0, unter.indexOf(spur) + 1);
  return bis.reduce((sum, s) => sum + band(s, reihe, abstand), unten + abstand.zeile - 4);
}

/** Tracks that lie deeper leave further left and return further right, so that they do not cross. */
function austritt(spur: Spur, spuren: readonly Spur[], { x, width }: Kasten): number {
  const ab = spuren.filter(({ i }) => i === spur.i).toReversed();
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
  schild: Spur['schild'],
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
