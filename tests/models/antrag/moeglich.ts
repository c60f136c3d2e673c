import type { AnyEventObject } from 'xstate';
import type { AntragKontext, BasisAntworten } from '#machines/antrag/context.ts';
import { gleich } from '#machines/antrag/regel.ts';
import { jeKontext, schrittVon, zurueck } from '#machines/walk.ts';
import type { AntragFall } from './antragCases.ts';
import { beitrag } from './aufrufe.ts';

/** Names of the events that begin an edit and that accept what was tried only. */
export const geaendert = 'WEITER mit geänderter Antwort';
export const andereAngenommen = 'WEITER mit anderer Wahl';

interface Stelle<A extends BasisAntworten> {
  readonly context: AntragKontext<A>;
  getMeta: () => object;
  hasTag: (tag: string) => boolean;
}

/**
 * Where an event is worth a look. Edits begin at the summary, and from there she only goes on; on the
 * way she goes back by one step and on again; another choice is tried and taken back; a price that is
 * refused is refused at first. All else is tried by the laws.
 */
export function moeglich<A extends BasisAntworten>(
  fall: AntragFall<A>,
  events: Readonly<Record<string, AnyEventObject>>,
) {
  const eigene = new Map<AnyEventObject | undefined, string>([
    ...Object.keys(fall.antworten).map(
      (schritt) => [events[`WEITER ${schritt}`], schritt] as const,
    ),
    ...Object.entries(fall.sonst ?? {}).map(
      ([name, { schritt }]) => [events[`WEITER ${name}`], schritt] as const,
    ),
  ]);
  const sonst = new Set(Object.keys(fall.sonst ?? {}).map((name) => events[`WEITER ${name}`]));
  const lageIn = jeKontext((snapshot: Stelle<A>) => lageVon(fall, snapshot));
  return (snapshot: Stelle<A>, event: AnyEventObject): boolean => {
    const lage = lageIn(snapshot);
    const { schritt, fertig, gewoehnlich } = lage;
    if (event.type === 'xstate.route') {
      const weg = () => fall.weg(snapshot.context);
      return istZielMoeglich(lage, weg, String(event['to']).slice(1));
    }
    if (event === events[geaendert]) return fertig && schritt === fall.aenderung.schritt;
    if (event === events[andereAngenommen]) return !lage.andere;
    if (event.type === 'WAHL') return schritt === 'tarif' && !lage.geaendert && !fertig;
    if (event.type === 'xstate.error.actor.tarifieren') return gewoehnlich;
    if (event.type === 'xstate.done.actor.tarifieren') {
      return gewoehnlich || event['output'] === beitrag;
    }
    if (sonst.has(event) && !gewoehnlich) return false;
    const eigener = eigene.get(event);
    return eigener === undefined || eigener === schritt;
  };
}

interface Lage {
  readonly schritt: string;
  readonly mitCode: boolean;
  /** Everything was answered once. */
  readonly fertig: boolean;
  readonly geaendert: boolean;
  readonly andere: boolean;
  /** Nothing was edited, nothing chosen, no later step is answered. */
  readonly gewoehnlich: boolean;
  readonly stoerung: boolean;
}

function lageVon<A extends BasisAntworten>(
  { antworten: alle, aenderung, andereWahl }: AntragFall<A>,
  snapshot: Stelle<A>,
): Lage {
  const { context } = snapshot;
  const { antworten, umfeld } = context;
  const schritt = schrittVon(snapshot) ?? '';
  const schritte = Object.keys(alle);
  const spaeter = schritte.slice(schritte.indexOf(schritt) + 1);
  const mitCode = umfeld?.mitCode === true;
  const andere = gleich(antworten.tarif, andereWahl);
  const vorne = !spaeter.some((einer) => einer in antworten);
  return {
    schritt,
    mitCode,
    fertig: antworten.unterlagen !== undefined,
    geaendert: gleich(antworten[aenderung.schritt], aenderung.antwort),
    andere,
    gewoehnlich: vorne && !andere && !mitCode,
    stoerung: snapshot.hasTag('fehler'),
  };
}

function istZielMoeglich(lage: Lage, weg: () => readonly string[], ziel: string): boolean {
  const { schritt, mitCode, fertig, geaendert, gewoehnlich, stoerung } = lage;
  if (ziel === schritt || geaendert) return false;
  if (mitCode) return ziel === 'kontakt' || ziel === 'telefon';
  if (schritt === 'zusammenfassung') return true;
  if (fertig) return ziel === 'zusammenfassung';
  return gewoehnlich && !stoerung && ziel === zurueck(weg(), schritt);
}
