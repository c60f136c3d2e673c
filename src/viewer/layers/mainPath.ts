import { istPhase } from '#machines/leaf.ts';
import type { Ablauf, Pfeil, GraphZustand } from '../chart/graph.ts';

/**
 * What leads from the start to the first end: outer states and forward arrows only, no failures. A phase shows the
 * steps it holds together. A call stands in the stop that makes it, as on the screen; what it answers leads on from there. So does a state
 * that only chooses, for the one cause that leads to it.
 */
export function hauptweg(ablauf: Ablauf): Ablauf {
  const start = ablauf.zustaende.find((z) => z.art === 'start' && z.aussen === null);
  if (!start) return hauptweg(ersterBereich(ablauf));
  const weiter = vorwaerts(ablauf).map(ohneLeereBedingung(ablauf));
  const obersterVon = obersterIn(ablauf);
  const oben = ablauf.zustaende.filter(({ id }) => obersterVon(id) === id);
  const aussen = umgehaengt(weiter.filter(ohneSeiteneingang(weiter, obersterVon)), obersterVon);
  const amWeg = erreicht(start.id, aussen, 'vorwaerts');
  const hinein = (id: string) => aussen.filter(({ von, nach }) => nach === id && amWeg.has(von));
  const anlassZu = anlaesseIn(ablauf, hinein);
  const haltVon = halteIn(ablauf, hinein, anlassZu);
  const pfeile = umgehaengt(aussen.map(mitAnlass(anlassZu)), haltVon);
  const vomStart = erreicht(start.id, pfeile, 'vorwaerts');
  const ende = ablauf.zustaende.find((z) => z.art === 'ende' && vomStart.has(z.id));
  const zumEnde = ende ? erreicht(ende.id, pfeile, 'rueckwaerts') : vomStart;
  const dabei = (id: string) => vomStart.has(id) && zumEnde.has(id);
  return {
    ...ablauf,
    zustaende: oben.filter(({ id }) => dabei(id)).map((zustand) => alsHalt(zustand, oben, haltVon)),
    pfeile: pfeile.filter(({ von, nach }) => dabei(von) && dabei(nach)),
  };
}

/** Regions side by side from the outset have no start in common: what the first tells is the way of the chart. */
function ersterBereich(ablauf: Ablauf): Ablauf {
  const bereich = ablauf.zustaende.find(({ aussen }) => aussen === null)?.id;
  const zustaende = ablauf.zustaende
    .filter(({ aussen }) => aussen === bereich)
    .map((zustand) => Object.assign({}, zustand, { aussen: null }));
  const darin = new Set(zustaende.map(({ id }) => id));
  const pfeile = ablauf.pfeile.filter(({ von, nach }) => darin.has(von) && darin.has(nach));
  return { ...ablauf, zustaende, pfeile };
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

/** Where one answer leads to a step, what leads beside it into the middle of that step is left to the whole picture. */
function ohneSeiteneingang(
  pfeile: readonly Pfeil[],
  obersterVon: (id: string) => string,
): (pfeil: Pfeil) => boolean {
  return ({ von, nach, anlass }) =>
    nach === obersterVon(nach) ||
    !pfeile.some(
      (p) =>
        p.von === von && p.anlass === anlass && p.nach === obersterVon(nach) && p.von !== p.nach,
    );
}

/** The outer state around each; what leads to a phase leads to the first step in it. */
function obersterIn({ zustaende, pfeile }: Ablauf): (id: string) => string {
  const aussen = new Map(zustaende.map((zustand) => [zustand.id, zustand.aussen]));
  const ersterIn = new Map(
    pfeile.filter(({ art }) => art === 'start').map(({ von, nach }) => [aussen.get(von), nach]),
  );
  const obersterVon = (id: string): string => {
    if (istPhase(id)) return obersterVon(ersterIn.get(id) ?? '');
    const naechster = aussen.get(id);
    return naechster && !istPhase(naechster) ? obersterVon(naechster) : id;
  };
  return obersterVon;
}

/** The one arrow that leads to a state that only chooses; none where there are more, or none says why. */
function anlaesseIn(
  { zustaende, pfeile }: Ablauf,
  hinein: (id: string) => readonly Pfeil[],
): (id: string) => Pfeil | undefined {
  const waehlende = new Set(
    zustaende.filter((zustand) => waehltNur(zustand, pfeile)).map(({ id }) => id),
  );
  const anlassZu = (id: string): Pfeil | undefined => {
    const [erster, ...weitere] = hinein(id);
    const allein = waehlende.has(id) && weitere.length === 0 && erster?.art !== 'start';
    const grundlos = erster?.art === 'sofort' && !anlassZu(erster.von);
    return allein && !grundlos ? erster : undefined;
  };
  return anlassZu;
}

/** Nothing happens in it and it never waits: all its arrows lead on at once, the last in any case. */
function waehltNur({ id, art, laedt }: GraphZustand, pfeile: readonly Pfeil[]): boolean {
  const aus = pfeile.filter(({ von }) => von === id);
  const immer = aus.at(-1)?.bedingung === null;
  return art === 'zustand' && !laedt && immer && aus.every((pfeil) => pfeil.art === 'sofort');
}

/** Which stop a state stands in: a call that one stop of the same step alone leads to stands in that one. */
function halteIn(
  { zustaende }: Ablauf,
  hinein: (id: string) => readonly Pfeil[],
  anlassZu: (id: string) => Pfeil | undefined,
): (id: string) => string {
  const zustand = new Map(zustaende.map((z) => [z.id, z]));
  const haltVon = (id: string): string => {
    const anlass = anlassZu(id);
    if (anlass) return haltVon(anlass.von);
    const hier = zustand.get(id);
    const davor = new Set(hinein(id).map(({ von }) => von));
    const [einziger] = davor;
    if (!hier?.laedt || davor.size !== 1 || einziger === undefined) return id;
    const gleicherSchritt =
      hier.schritt !== null && zustand.get(einziger)?.schritt === hier.schritt;
    return gleicherSchritt ? haltVon(einziger) : id;
  };
  return haltVon;
}

/** What a state in a stop chooses happens for the cause that led to it, and on both conditions. */
function mitAnlass(anlassZu: (id: string) => Pfeil | undefined): (pfeil: Pfeil) => Pfeil {
  const zusammen = (pfeil: Pfeil): Pfeil => {
    const davor = anlassZu(pfeil.von);
    if (!davor) return pfeil;
    const { art, anlass, bedingung } = zusammen(davor);
    const beide = [bedingung, pfeil.bedingung].filter((teil) => teil !== null);
    return { ...pfeil, art, anlass, bedingung: beide.length > 0 ? beide.join(' und ') : null };
  };
  return zusammen;
}

/** A state without what is inside it; it says which calls and choices stand in it. */
function alsHalt(
  zustand: GraphZustand,
  oben: readonly GraphZustand[],
  haltVon: (id: string) => string,
): GraphZustand {
  const darin = oben
    .filter(({ id }) => id !== zustand.id && haltVon(id) === zustand.id)
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
