import type { Ablauf, Pfeil } from '../chart/graph.ts';

/** What leads from the start to the first end: outer states and forward arrows only, no failures. */
export function hauptweg(ablauf: Ablauf): Ablauf {
  const aussen = new Map(ablauf.zustaende.map((zustand) => [zustand.id, zustand.aussen]));
  const obersterVon = (id: string): string => {
    const naechster = aussen.get(id);
    return naechster ? obersterVon(naechster) : id;
  };
  const pfeile = ablauf.pfeile
    .filter(({ art, zurueck }) => !zurueck && art !== 'fehler' && art !== 'route')
    .map((pfeil) => umgehaengt(pfeil, obersterVon))
    .filter(({ von, nach }) => von !== nach);
  const start = ablauf.zustaende.find((z) => z.art === 'start' && z.aussen === null);
  const vomStart = erreicht(start?.id, pfeile, 'vorwaerts');
  const ende = ablauf.zustaende.find((z) => z.art === 'ende' && vomStart.has(z.id));
  const zumEnde = ende ? erreicht(ende.id, pfeile, 'rueckwaerts') : vomStart;
  const dabei = (id: string) => vomStart.has(id) && zumEnde.has(id);
  return {
    ...ablauf,
    zustaende: ablauf.zustaende
      .filter(({ id, aussen: a }) => a === null && dabei(id))
      .map((zustand) =>
        zustand.art === 'gruppe' || zustand.art === 'parallel'
          ? Object.assign({}, zustand, { art: 'zustand' })
          : zustand,
      ),
    pfeile: pfeile
      .filter(({ von, nach }) => dabei(von) && dabei(nach))
      .map((pfeil) => ohneLeereBedingung(pfeil, ablauf)),
  };
}

/** A condition that only refuses, and does not choose between ways, is left to the whole picture. */
function ohneLeereBedingung(pfeil: Pfeil, { pfeile }: Ablauf): Pfeil {
  const original = pfeile.find(({ id }) => id === pfeil.id);
  const gleiche = pfeile.filter(
    ({ von, anlass, art }) =>
      von === original?.von && art === pfeil.art && (anlass === pfeil.anlass || art === 'sofort'),
  );
  return gleiche.length > 1 || pfeil.art === 'sofort'
    ? pfeil
    : Object.assign({}, pfeil, { bedingung: null });
}

function umgehaengt(pfeil: Pfeil, obersterVon: (id: string) => string): Pfeil {
  return Object.assign({}, pfeil, { von: obersterVon(pfeil.von), nach: obersterVon(pfeil.nach) });
}

function erreicht(
  anfang: string | undefined,
  pfeile: readonly Pfeil[],
  richtung: 'vorwaerts' | 'rueckwaerts',
): ReadonlySet<string> {
  const queue = anfang === undefined ? [] : [anfang];
  const gesehen = new Set(queue);
  for (const id of queue) {
    for (const { von, nach } of pfeile) {
      const [hier, dort] = richtung === 'vorwaerts' ? [von, nach] : [nach, von];
      if (hier !== id || gesehen.has(dort)) continue;
      gesehen.add(dort);
      queue.push(dort);
    }
  }
  return gesehen;
}
