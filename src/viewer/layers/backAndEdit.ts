import type { Ablauf, Pfeil, GraphZustand } from '../chart/graph.ts';
import type { Rueckweg } from '../chart/returns.ts';

/** The steps and the ways back between them: those of the walk and the arrows of the chart that lead back. */
export function zurueckUndAendern(ablauf: Ablauf, wege: readonly Rueckweg[]): Ablauf {
  const flach = new Map(ablauf.zustaende.map((zustand) => [zustand.id, fuer(zustand, ablauf)]));
  const gezeichnet = ablauf.pfeile
    .filter(({ art, zurueck, von }) => zurueck && art === 'ereignis' && !istFehler(von, ablauf))
    .map((pfeil) =>
      Object.assign({}, pfeil, {
        von: flach.get(pfeil.von) ?? pfeil.von,
        nach: flach.get(pfeil.nach) ?? pfeil.nach,
        art: 'zurueck',
      } satisfies Partial<Pfeil>),
    )
    .filter(({ von, nach }) => von !== nach);
  const pfeile = [...wege.map(pfeilAus), ...gezeichnet];
  const dabei = new Set(pfeile.flatMap(({ von, nach }) => [von, nach]));
  return {
    ...ablauf,
    pfeile,
    zustaende: ablauf.zustaende
      .filter(({ id, einstieg }) => dabei.has(id) || einstieg)
      .map((zustand) => Object.assign({}, zustand, { aussen: null, art: artOhneInneres(zustand) })),
  };
}

/** A state inside a step stands for its step. */
function fuer(zustand: GraphZustand, ablauf: Ablauf): string {
  if (zustand.einstieg) return zustand.id;
  const eingang = ablauf.zustaende.find(
    ({ einstieg, schritt }) => einstieg && schritt === zustand.schritt && schritt !== null,
  );
  return eingang?.id ?? oberster(zustand, ablauf);
}

function oberster({ id, aussen }: GraphZustand, ablauf: Ablauf): string {
  const gruppe = ablauf.zustaende.find((zustand) => zustand.id === aussen);
  return gruppe ? oberster(gruppe, ablauf) : id;
}

function istFehler(id: string, { zustaende }: Ablauf): boolean {
  return zustaende.some((zustand) => zustand.id === id && zustand.fehler);
}

function artOhneInneres({ art }: GraphZustand): GraphZustand['art'] {
  return art === 'gruppe' || art === 'parallel' ? 'zustand' : art;
}

function pfeilAus({ von, nach, art }: Rueckweg): Pfeil {
  return {
    id: `${von}|${art}|${nach}`,
    von,
    nach,
    art,
    anlass: art === 'zurueck' ? 'Zurück' : 'Bearbeiten',
    bedingung: null,
    beschreibung: null,
    zurueck: true,
    bleibt: false,
  };
}
