import type { Ablauf, Pfeil } from '../chart/graph.ts';

/** What goes wrong and how it goes on: refusals, failures, time-outs, what can happen at any time, and the ways out. */
export function stoerungen(ablauf: Ablauf): Ablauf {
  const fehlerhaft = new Set(ablauf.zustaende.filter(({ fehler }) => fehler).map(({ id }) => id));
  const gehoertDazu = ({ art, von }: Pfeil) =>
    art === 'fehler' ||
    art === 'frist' ||
    ((art === 'ereignis' || art === 'sofort') &&
      (fehlerhaft.has(von) || von.endsWith('.jederzeit')));
  const pfeile = ablauf.pfeile.filter(gehoertDazu);
  const enden = new Set(pfeile.flatMap(({ von, nach }) => [von, nach]));
  const dabei = new Set([...enden].flatMap((id) => herkunft(id, ablauf)));
  return { ...ablauf, pfeile, zustaende: ablauf.zustaende.filter(({ id }) => dabei.has(id)) };
}

/** A state and the states around it. */
function herkunft(id: string, ablauf: Ablauf): string[] {
  const aussen = ablauf.zustaende.find((zustand) => zustand.id === id)?.aussen ?? null;
  return aussen === null ? [id] : [id, ...herkunft(aussen, ablauf)];
}
