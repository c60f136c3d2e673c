import type { Ablauf, Pfeil, Zustand } from '../chart/graph.ts';

/**
 * What leads from the start to the first end: outer states and forward arrows only, no failures. A call
 * stands in the stop that makes it, as on the screen; what it answers leads on from there.
 */
export function hauptweg(ablauf: Ablauf): Ablauf {
  const start = ablauf.zustaende.find((z) => z.art === 'start' && z.aussen === null);
  const aussen = umgehaengt(vorwaerts(ablauf), obersterIn(ablauf));
  const haltVon = halteIn(ablauf, aussen, erreicht(start?.id, aussen, 'vorwaerts'));
  const pfeile = umgehaengt(aussen, haltVon);
  const vomStart = erreicht(start?.id, pfeile, 'vorwaerts');
  const ende = ablauf.zustaende.find((z) => z.art === 'ende' && vomStart.has(z.id));
  const zumEnde = ende ? erreicht(ende.id, pfeile, 'rueckwaerts') : vomStart;
  const dabei = (id: string) => vomStart.has(id) && zumEnde.has(id);
  return {
    ...ablauf,
    zustaende: ablauf.zustaende
      .filter(({ id, aussen: a }) => a === null && dabei(id))
      .map((zustand) => alsHalt(zustand, ablauf, haltVon)),
    pfeile: pfeile
      .filter(({ von, nach }) => dabei(von) && dabei(nach))
      .map(ohneLeereBedingung(ablauf)),
  };
}

/** What leads on. An answer kept from before leads where the fresh one does and is no way of its own. */
function vorwaerts({ zustaende, pfeile }: Ablauf): Pfeil[] {
  const aufrufe = new Set(zustaende.filter(({ laedt }) => laedt).map(({ id }) => id));
  const istGemerkt = ({ art, von, nach }: Pfeil) =>
    art === 'sofort' &&
    aufrufe.has(von) &&
    pfeile.some((p) => p.art === 'antwort' && p.von === von && p.nach === nach);
  return pfeile.filter(
    (pfeil) =>
      !pfeil.zurueck && pfeil.art !== 'fehler' && pfeil.art !== 'route' && !istGemerkt(pfeil),
  );
}

function obersterIn({ zustaende }: Ablauf): (id: string) => string {
  const aussen = new Map(zustaende.map((zustand) => [zustand.id, zustand.aussen]));
  const obersterVon = (id: string): string => {
    const naechster = aussen.get(id);
    return naechster ? obersterVon(naechster) : id;
  };
  return obersterVon;
}

/** Which stop a state stands in: a call that one stop of the same step alone leads to stands in that one. */
function halteIn(
  { zustaende }: Ablauf,
  pfeile: readonly Pfeil[],
  amWeg: ReadonlySet<string>,
): (id: string) => string {
  const zustand = new Map(zustaende.map((z) => [z.id, z]));
  const haltVon = (id: string): string => {
    const hier = zustand.get(id);
    const davor = new Set(
      pfeile.filter(({ von, nach }) => nach === id && amWeg.has(von)).map(({ von }) => von),
    );
    const [einziger] = davor;
    if (!hier?.laedt || davor.size !== 1 || einziger === undefined) return id;
    const gleicherSchritt =
      hier.schritt !== null && zustand.get(einziger)?.schritt === hier.schritt;
    return gleicherSchritt ? haltVon(einziger) : id;
  };
  return haltVon;
}

/** A state without what is inside it; it says which calls stand in it. */
function alsHalt(
  zustand: Zustand,
  { zustaende }: Ablauf,
  haltVon: (id: string) => string,
): Zustand {
  const darin = zustaende
    .filter(({ id, aussen }) => aussen === null && id !== zustand.id && haltVon(id) === zustand.id)
    .map(({ id }) => id);
  const istGruppe = zustand.art === 'gruppe' || zustand.art === 'parallel';
  return Object.assign({}, zustand, { darin }, istGruppe ? { art: 'zustand' } : {});
}

/** Conditions that only refuse, and do not choose between ways, are left to the whole picture. */
function ohneLeereBedingung({ pfeile }: Ablauf): (pfeil: Pfeil) => Pfeil {
  const waehltNicht = (pfeil: Pfeil) =>
    pfeil.art !== 'sofort' &&
    pfeile.every(
      (p) => p === pfeil || p.von !== pfeil.von || p.art !== pfeil.art || p.anlass !== pfeil.anlass,
    );
  // What refuses in one step refuses in the others too, also beside another way.
  const leere = new Set(pfeile.filter(waehltNicht).map(({ bedingung }) => bedingung));
  return (pfeil) =>
    leere.has(pfeil.bedingung) && pfeil.art !== 'sofort'
      ? Object.assign({}, pfeil, { bedingung: null })
      : pfeil;
}

function umgehaengt(pfeile: readonly Pfeil[], stelleVon: (id: string) => string): Pfeil[] {
  return pfeile
    .map((pfeil) =>
      Object.assign({}, pfeil, { von: stelleVon(pfeil.von), nach: stelleVon(pfeil.nach) }),
    )
    .filter(({ von, nach }) => von !== nach);
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
