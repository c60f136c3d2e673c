import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  transition,
} from 'xstate';
import { statesOf } from '#machines/transitions.ts';
import { schrittVon, zurueck } from '#machines/walk.ts';

/** A way back that no arrow of the chart shows: the walk allows it for the answers given so far. */
export interface Rueckweg {
  /** Entrances of the two steps. */
  readonly von: string;
  readonly nach: string;
  /** `zurueck`: to the step before. `aendern`: "bearbeiten" from the last step before the end. */
  readonly art: 'zurueck' | 'aendern';
}

/** Where Back and "bearbeiten" lead, as the chart itself answers in the states given. */
export function rueckwege(
  chart: AnyStateMachine,
  zustaende: readonly AnyMachineSnapshot[],
): Rueckweg[] {
  const eingaenge = statesOf(chart).filter(({ config }) => config.route !== undefined);
  const eingangVon = new Map(eingaenge.map((node) => [stepOf(node), node.id]));
  const schritte = [...eingangVon.keys()];
  const ruhend = zustaende.filter((z) => z.status === 'active' && !z.hasTag('laedt'));
  const wege = new Map<string, Rueckweg>();
  const merken = (von: string, nach: string, art: Rueckweg['art']) => {
    const weg = { von: eingangVon.get(von) ?? '', nach: eingangVon.get(nach) ?? '', art };
    wege.set(JSON.stringify(weg), weg);
  };
  for (const zustand of ruhend) {
    const hier = schrittVon(zustand);
    if (hier === null || !eingangVon.has(hier)) continue;
    const davor = schritte.slice(0, schritte.indexOf(hier));
    const frei = davor.filter((schritt) => fuehrtZu(chart, zustand, schritt, eingangVon));
    const vorher = zurueck([...frei, hier], hier);
    if (vorher !== null) merken(hier, vorher, 'zurueck');
    if (hier === schritte.at(-1)) for (const schritt of frei) merken(hier, schritt, 'aendern');
  }
  return [...wege.values()];
}

function fuehrtZu(
  chart: AnyStateMachine,
  zustand: AnyMachineSnapshot,
  schritt: string,
  eingangVon: ReadonlyMap<string, string>,
): boolean {
  const route = { type: 'xstate.route', to: `#${eingangVon.get(schritt) ?? ''}` };
  return schrittVon(transition(chart, zustand, route)[0]) === schritt;
}

function stepOf({ meta, id }: AnyStateNode): string {
  const says: unknown = meta;
  return typeof says === 'object' && says !== null && 'step' in says ? String(says.step) : id;
}
