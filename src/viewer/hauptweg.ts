import type { Ablauf, Pfeil } from './graph.ts';

/** The layer that fits one screen: outer states only, forward arrows only, no failures. */
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
  const erreicht = vomStart(pfeile, ablauf);
  return {
    ...ablauf,
    zustaende: ablauf.zustaende
      .filter(({ id, aussen: a }) => a === null && erreicht.has(id))
      .map((zustand) =>
        zustand.art === 'gruppe' ? Object.assign({}, zustand, { art: 'zustand' }) : zustand,
      ),
    pfeile: pfeile.filter(({ von, nach }) => erreicht.has(von) && erreicht.has(nach)),
  };
}

function umgehaengt(pfeil: Pfeil, obersterVon: (id: string) => string): Pfeil {
  return Object.assign({}, pfeil, { von: obersterVon(pfeil.von), nach: obersterVon(pfeil.nach) });
}

/** States that only hidden arrows reach would float to the top. */
function vomStart(pfeile: readonly Pfeil[], ablauf: Ablauf): ReadonlySet<string> {
  const queue = ablauf.zustaende
    .filter((z) => z.art === 'start' && z.aussen === null)
    .map((z) => z.id);
  const erreicht = new Set(queue);
  for (const id of queue) {
    for (const { nach } of pfeile.filter(({ von }) => von === id)) {
      if (!erreicht.has(nach)) queue.push(nach);
      erreicht.add(nach);
    }
  }
  return erreicht;
}
