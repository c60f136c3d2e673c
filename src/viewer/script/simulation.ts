/** A chart as far as playing it by hand needs it: the guards are answered by whoever plays. */
export interface Modell {
  readonly zustaende: ReadonlyMap<string, Spielzustand>;
  readonly pfeile: readonly Spielpfeil[];
}

export interface Spielzustand {
  readonly name: string;
  readonly text: string;
  readonly aussen: string | null;
  readonly art: string;
}

export interface Spielpfeil {
  readonly id: string;
  readonly von: string;
  /** Empty where the arrow changes no state. */
  readonly nach: string;
  readonly art: string;
  readonly text: string;
}

/** Innermost states that are active; several where regions run side by side. */
export type AktiveZustaende = readonly string[];

/** Where a flow begins. */
export function beginn(modell: Modell): AktiveZustaende {
  const start = modell.pfeile.find(
    ({ von, art }) => art === 'start' && modell.zustaende.get(von)?.aussen === null,
  );
  return start ? betreten(start.nach, modell) : [];
}

/** Arrows that can be taken now, inner states first; what follows at once comes before everything else. */
export function moegliche(stand: AktiveZustaende, modell: Modell): readonly Spielpfeil[] {
  if (stand.every((id) => modell.zustaende.get(id)?.art === 'ende')) return [];
  const quellen = [...orteVon(stand, modell)];
  const jederzeit = modell.pfeile.filter(
    ({ von }) => modell.zustaende.get(von)?.art === 'jederzeit',
  );
  const alle = [
    ...quellen.flatMap((id) => modell.pfeile.filter(({ von }) => von === id)),
    ...jederzeit,
  ].filter(({ art }) => art !== 'start' && art !== 'route');
  const sofort = alle.filter(({ art }) => art === 'sofort');
  return sofort.some(({ text }) => text === 'sonst') ? sofort : [...new Set([...sofort, ...alle])];
}

/** The states after an arrow is taken. */
export function nach(stand: AktiveZustaende, pfeil: Spielpfeil, modell: Modell): AktiveZustaende {
  if (pfeil.nach === '') return stand;
  const weg = [pfeil.nach, ...umgebende(pfeil.nach, modell)];
  const rahmen = weg
    .slice(1)
    .find((id) => id === pfeil.von || umgebende(pfeil.von, modell).includes(id));
  const bleibt = rahmen === undefined ? [] : stand.filter((id) => !liegtIn(id, rahmen, modell));
  const tiefe = rahmen === undefined ? weg.length : weg.indexOf(rahmen);
  const erster = weg[tiefe - 1] ?? pfeil.nach;
  return [...bleibt, ...betreten(erster, modell, weg)];
}

/** The states that are active with all states around them. */
export function orteVon(stand: AktiveZustaende, modell: Modell): ReadonlySet<string> {
  return new Set(stand.flatMap((id) => [id, ...umgebende(id, modell)]));
}

/** Entering a state enters what is inside it: the way to the target, or else its first state. */
function betreten(id: string, modell: Modell, weg: readonly string[] = []): readonly string[] {
  const innen = [...modell.zustaende].filter(([, zustand]) => zustand.aussen === id);
  const art = modell.zustaende.get(id)?.art;
  if (art === 'parallel') return innen.flatMap(([kind]) => betreten(kind, modell, weg));
  if (art !== 'gruppe') return [id];
  const aufDemWeg = weg.indexOf(id) > 0 ? weg[weg.indexOf(id) - 1] : undefined;
  const erster = modell.pfeile.find(
    ({ von, art: pfeilart }) => pfeilart === 'start' && von === `${id}.start`,
  )?.nach;
  const kind = aufDemWeg ?? erster;
  return kind === undefined ? [id] : betreten(kind, modell, weg);
}

function umgebende(id: string, modell: Modell): readonly string[] {
  const aussen = modell.zustaende.get(id)?.aussen ?? null;
  return aussen === null ? [] : [aussen, ...umgebende(aussen, modell)];
}

function liegtIn(id: string, rahmen: string, modell: Modell): boolean {
  return umgebende(id, modell).includes(rahmen);
}
