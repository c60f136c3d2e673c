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
  const links = mass.rand + weit.reduce((sum, pfeile) => sum + schildVon(pfeile).width + 18, 0);
  const kaesten = gestapelt(felder, links);
  const kastenVon = (id: string | undefined) => kaesten[platz.get(id ?? '') ?? -1];
  const rechts = Math.max(...kaesten.map(({ x, width }) => x + width));
  const linien = [
    ...zurueck.flatMap((pfeile) => {
      const [a, b] = [kastenVon(pfeile[0]?.von), kastenVon(pfeile[0]?.nach)];
      if (!a || !b) return [];
      const bahn = weit.indexOf(pfeile);
      return [
        bahn < 0 ? hinauf(pfeile, a, b) : aussenherum(pfeile, a, b, links, weit.slice(0, bahn)),
      ];
    }),
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

/** Over other steps: out to the left, up in a lane of its own, and in again. */
function aussenherum(
  pfeile: readonly Pfeil[],
  a: Kasten,
  b: Kasten,
  links: number,
  davor: readonly (readonly Pfeil[])[],
): Linie {
  const schild = schildVon(pfeile);
  const weg = davor.reduce((sum, andere) => sum + schildVon(andere).width + 18, 0);
  const x = links - 14 - weg;
  const aus = a.y + a.height / 2 - 6 * davor.length;
  const ein = b.y + b.height / 2 + 6 * (davor.length + 1);
  return {
    pfeile,
    punkte: [
      { x: a.x, y: aus },
      { x, y: aus },
      { x, y: ein },
      { x: b.x, y: ein },
    ],
    schild: { ...schild, x: x - 4 - schild.width, y: (aus + ein - schild.height) / 2 },
  };
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
