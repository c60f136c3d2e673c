import type { Ablauf, Pfeil } from '../chart/graph.ts';
import { gebuendelt, type Kasten, type Linie, type Zeichnung } from './drawing.ts';
import { groesseVon, mass, schildVon, textIn } from './measure.ts';

/** Steps one below the other; ways back climb on the left, "bearbeiten" climbs on the right from one trunk. */
export function leiter(ablauf: Ablauf): Zeichnung {
  const felder = ablauf.zustaende.toSorted((a, b) => a.stelle - b.stelle);
  const platz = new Map(felder.map(({ id }, i) => [id, i]));
  const buendel = [...gebuendelt(ablauf.pfeile).values()];
  const aendern = buendel.filter(([erster]) => erster?.art === 'aendern');
  const zurueck = buendel
    .filter(([erster]) => erster?.art !== 'aendern')
    .toSorted((a, b) => spanne(a, platz) - spanne(b, platz));
  const weit = zurueck.filter((pfeile) => spanne(pfeile, platz) > 1);
  const breiten = weit.map((pfeile) => schildVon(pfeile).width + 18);
  const links = mass.rand + breiten.reduce((sum, breite) => sum + breite, 0);
  const kaesten = gestapelt(felder, links);
  const kastenVon = (id: string | undefined) => kaesten[platz.get(id ?? '') ?? -1];
  const rechts = Math.max(...kaesten.map(({ x, width }) => x + width));
  const bahnen = weit.flatMap((pfeile, i): Bahn[] => {
    const [a, b] = [kastenVon(pfeile[0]?.von), kastenVon(pfeile[0]?.nach)];
    const x = links - 14 - breiten.slice(0, i).reduce((sum, breite) => sum + breite, 0);
    return a && b ? [{ pfeile, a, b, x }] : [];
  });
  const linien = [
    ...zurueck.flatMap((pfeile) => {
      const [a, b] = [kastenVon(pfeile[0]?.von), kastenVon(pfeile[0]?.nach)];
      return a && b && spanne(pfeile, platz) <= 1 ? [hinauf(pfeile, a, b)] : [];
    }),
    ...aussenherum(bahnen),
    ...stamm(aendern, kastenVon, rechts + 56),
  ];
  const schildrand = linien.map(({ schild }) => (schild ? schild.x + schild.width : 0));
  const last = kaesten.at(-1);
  return {
    width: Math.max(rechts, ...schildrand) + mass.rand,
    height: (last ? last.y + last.height : 0) + mass.rand,
    kaesten,
    linien,
  };
}

const zwischen = 44;

function gestapelt(felder: Ablauf['zustaende'], x: number): Kasten[] {
  const inhalt = felder.map((zustand) => {
    const worte = textIn(zustand, 260);
    return { zustand, worte, ...groesseVon(zustand, worte) };
  });
  const width = Math.max(0, ...inhalt.map((feld) => feld.width));
  let y = mass.rand;
  return inhalt.map(({ zustand, worte, height }) => {
    const kasten = { zustand, worte, x, y, width, height };
    y += height + zwischen;
    return kasten;
  });
}

function spanne([erster]: readonly Pfeil[], platz: ReadonlyMap<string, number>): number {
  return (platz.get(erster?.von ?? '') ?? 0) - (platz.get(erster?.nach ?? '') ?? 0);
}

/** To the step right above: a short arrow with its words beside it. */
function hinauf(pfeile: readonly Pfeil[], a: Kasten, b: Kasten): Linie {
  const schild = schildVon(pfeile, 400);
  const x = a.x + a.width * 0.3;
  const unten = b.y + b.height;
  return {
    pfeile,
    punkte: [
      { x, y: a.y },
      { x, y: unten },
    ],
    schild: { ...schild, x: x + 6, y: (unten + a.y - schild.height) / 2 },
  };
}

/** A lane on the left, from one step up to another. */
interface Bahn {
  readonly pfeile: readonly Pfeil[];
  readonly a: Kasten;
  readonly b: Kasten;
  readonly x: number;
}

/** Over other steps: out to the left, up in a lane of its own, and in again; lanes further out leave higher up. */
function aussenherum(bahnen: readonly Bahn[]): Linie[] {
  const wege = bahnen.map((bahn) => ({
    ...bahn,
    aus: bahn.a.y + (bahn.a.height / 2) * (1 - anteil(bahn, bahnen, 'a')),
    ein: bahn.b.y + (bahn.b.height / 2) * (1 + anteil(bahn, bahnen, 'b')),
  }));
  const quer = wege.flatMap(({ x, aus, ein }) => [aus, ein].map((y) => ({ x, y })));
  return wege.map(({ pfeile, a, b, x, aus, ein }) => {
    const schild = schildVon(pfeile);
    const mitte = (aus + ein - schild.height) / 2;
    const frei = (y: number) =>
      !quer.some((q) => q.x < x && q.y > y - 2 && q.y < y + schild.height + 2);
    const stellen = Array.from({ length: Math.floor((aus - ein) / 8) }, (_, k) =>
      k % 2 === 0 ? mitte + 2 * k : mitte - 2 * (k + 1),
    );
    return {
      pfeile,
      punkte: [
        { x: a.x, y: aus },
        { x, y: aus },
        { x, y: ein },
        { x: b.x, y: ein },
      ],
      schild: { ...schild, x: x - 4 - schild.width, y: stellen.find(frei) ?? mitte },
    };
  });
}

/** Which part of half a step's height lies between its middle and a lane. */
function anteil(bahn: Bahn, bahnen: readonly Bahn[], ende: 'a' | 'b'): number {
  const hier = bahnen.filter((andere) => andere[ende] === bahn[ende]);
  return (hier.indexOf(bahn) + 1) / (hier.length + 1);
}

/** All ways to edit share one trunk, or every step would have a line of its own to the last one. */
function stamm(
  buendel: readonly (readonly Pfeil[])[],
  kastenVon: (id: string | undefined) => Kasten | undefined,
  x: number,
): Linie[] {
  return buendel.flatMap((pfeile, i) => {
    const [a, b] = [kastenVon(pfeile[0]?.von), kastenVon(pfeile[0]?.nach)];
    if (!a || !b) return [];
    const aus = a.y + a.height / 2;
    const ein = b.y + b.height / 2;
    const schild = schildVon(pfeile);
    return [
      {
        pfeile,
        punkte: [
          { x: a.x + a.width, y: aus },
          { x, y: aus },
          { x, y: ein },
          { x: b.x + b.width, y: ein },
        ],
        schild: i === 0 ? { ...schild, x: x + 6, y: aus - schild.height / 2 - 24 } : null,
      },
    ];
  });
}
