import { isDeepStrictEqual } from 'node:util';
import type { AnyEventObject } from 'xstate';
import type { AntragKontext, BasisAntworten } from '#machines/antrag/context.ts';
import { schrittVon } from '#machines/schritt.ts';
import { remembered } from '../engine/snapshot.ts';
import type { AntragFall } from './fall.ts';

/** Names of the events that begin an edit and that accept what was tried only. */
export const geaendert = 'WEITER mit geänderter Antwort';
export const zurueckgenommen = 'WAHL mit zurückgenommener Annahme';
export const danebenGewaehlt = 'WAHL mit anderem Beginn, wo eine Wahl offen ist';
export const danebenBezahlt = 'WAHL mit anderer Zahlweise, wo eine Wahl offen ist';
export const andereAngenommen = 'WEITER mit anderer Wahl';
export const laufendGenannt = 'WEITER mit laufendem Vertrag';
export const zuLangeGenannt = 'WEITER mit noch lange laufendem Vertrag';
/** The day before that of the cases. */
export const eigenerBeginn = '2026-11-19';
export const selbstGewaehlt = 'WAHL mit eigenem Beginn';
export const selbstAngenommen = 'WEITER mit eigenem Beginn';

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
  wegNach: (context: AntragKontext<A>) => readonly string[],
) {
  const eigene = new Map(
    Object.keys(fall.antworten).map((schritt) => [events[`WEITER ${schritt}`], schritt]),
  );
  const selten = new Map(
    [
      ...Object.entries(fall.sonst ?? {}).map(
        ([name, sonst]) => [`WEITER ${name}`, sonst] as const,
      ),
      ...Object.entries(fall.anfragen ?? {}),
    ].map(([name, sonst]) => [events[name], sonst]),
  );
  const eigeneAufrufe = Object.entries(fall.calls ?? {});
  const erste = new Set([
    'tarifieren ✓ versicherbar',
    'nachrechnen ✓ versicherbar',
    ...eigeneAufrufe.map(([id, { done }]) => `${id} ✓ ${Object.keys(done)[0]}`),
  ]);
  const andereErgebnisse = new Set(
    ['tarifieren', 'nachrechnen', ...eigeneAufrufe.map(([id]) => id)].flatMap((id) => [
      `xstate.done.actor.${id}`,
      `xstate.error.actor.${id}`,
    ]),
  );
  const lageIn = remembered((snapshot: Stelle<A>) => lageVon(fall, snapshot));
  return (snapshot: Stelle<A>, event: AnyEventObject, name: string): boolean => {
    const lage = lageIn(snapshot);
    const { schritt, fertig, gewoehnlich } = lage;
    if (event.type === 'xstate.route') {
      const weg = () => wegNach(snapshot.context);
      return istZielMoeglich(lage, weg, String(event['to']).slice(1));
    }
    if (event === events[geaendert]) {
      return fertig && !lage.abseits && schritt === fall.aenderung.schritt;
    }
    if (event === events[andereAngenommen]) return !lage.andere;
    if (event === events[laufendGenannt] || event === events[zuLangeGenannt]) {
      return schritt === 'vorversicherung' && (gewoehnlich || lage.selbst);
    }
    if (event === events[selbstAngenommen]) return schritt === 'angebot' && lage.selbst;
    if (event === events[selbstGewaehlt]) {
      return schritt === 'angebot' && gewoehnlich && !lage.stoerung && !lage.laedt;
    }
    if (lage.selbst && event.type === 'WAHL') return false;
    // The client gives a call up before the wait for another code is over.
    if (event.type.startsWith('xstate.after.CODE_WARTEZEIT.')) return !snapshot.hasTag('laedt');
    // What was corrected is corrected back in its sentence, which no other answer does.
    if (event === events[zurueckgenommen]) return lage.korrigiert;
    if (lage.korrigiert && (event.type === 'WAHL' || eigene.get(event) === 'angebot')) return false;
    if (event === events[danebenGewaehlt] || event === events[danebenBezahlt]) {
      return schritt === 'angebot' && lage.stoerung && snapshot.context.offeneWahl !== null;
    }
    if (event.type === 'NACHFRAGEN')
      return lage.amNeuesten && !lage.mitCode && !lage.andere && !lage.selbst;
    if (event.type === 'WAHL') {
      return schritt === 'angebot' && !lage.geaendert && !fertig && !lage.einmalig;
    }
    if (lage.einmalig && eigene.get(event) === 'angebot') return false;
    if (name === 'unterlagenVorbereiten ✓ nicht zugestellt') return gewoehnlich && !fertig;
    if (event.type === 'UNTERLAGEN_GEOEFFNET') {
      return lage.ohnePost && snapshot.context.geoeffneterAntrag === null;
    }
    if (event.type === 'UNTERLAGEN_ERNEUT') {
      return (
        schritt === 'abschluss' &&
        (lage.ohnePost || !lage.abseits) &&
        !lage.andere &&
        !lage.geaendert
      );
    }
    if (spaete.has(event.type)) return !lage.geaendert;
    const sonst = selten.get(event);
    if (sonst) {
      return schritt === sonst.schritt && (sonst.nur?.(snapshot.context) ?? gewoehnlich);
    }
    // Another choice fails beside the one before it.
    if (name === 'tarifieren ✗ TECHNISCH') return gewoehnlich || (lage.andere && lage.vorne);
    if (andereErgebnisse.has(event.type)) return gewoehnlich || erste.has(name);
    const eigener = eigene.get(event);
    return eigener === undefined || eigener === schritt;
  };
}

const spaete = new Set([
  'xstate.error.actor.bonitaetPruefen',
  'xstate.error.actor.unterlagenVorbereiten',
  'xstate.error.actor.unterlagenSenden',
  'xstate.error.actor.abschliessen',
]);

interface Lage {
  readonly schritt: string;
  readonly mitCode: boolean;
  /** A way aside that is walked forward only. */
  readonly abseits: boolean;
  readonly vorDemPreis: boolean;
  /** Everything was answered once. */
  readonly fertig: boolean;
  readonly geaendert: boolean;
  readonly andere: boolean;
  /** No later step is answered. */
  readonly amNeuesten: boolean;
  /** The same, and it is no way aside. */
  readonly vorne: boolean;
  /** What is taken for granted was changed at the price. */
  readonly korrigiert: boolean;
  /** Nothing was edited, nothing chosen, no later step is answered. */
  readonly gewoehnlich: boolean;
  /** She chose herself when her cover begins. */
  readonly selbst: boolean;
  /** Her papers were mailed to nobody. */
  readonly ohnePost: boolean;
  /** How it is paid and from when is not chosen. */
  readonly einmalig: boolean;
  readonly stoerung: boolean;
  readonly laedt: boolean;
  /** The binding call is under way. */
  readonly sendet: boolean;
}

/** What else is chosen at the price. */
export function andereWahl<A extends BasisAntworten>(fall: AntragFall<A>): unknown {
  return (
    fall.andereWahl ?? Object.assign({}, fall.antworten.angebot, { zahlweise: 'HALBJAEHRLICH' })
  );
}

function lageVon<A extends BasisAntworten>(fall: AntragFall<A>, snapshot: Stelle<A>): Lage {
  const { antworten: alle, aenderung, abseits: istAbseits } = fall;
  const { context } = snapshot;
  const { antworten, umfeld } = context;
  const schritt = schrittVon(snapshot) ?? '';
  const schritte = Object.keys(alle);
  const spaeter = schritte.slice(schritte.indexOf(schritt) + 1);
  const mitCode = umfeld?.mitCode === true;
  const selbst = antworten.angebot?.versicherungsbeginn === eigenerBeginn;
  const { unterlagenVorbereiten: papiere } = context.ergebnisse;
  const ohnePost = papiere !== undefined && papiere.ergebnis.zugestellt === undefined;
  const abseits = mitCode || selbst || ohnePost || istAbseits?.(context) === true;
  const andere = isDeepStrictEqual(antworten.angebot, andereWahl(fall));
  const vorne = !spaeter.some((einer) => einer in antworten);
  return {
    schritt,
    mitCode,
    vorDemPreis: antworten.angebot === undefined,
    fertig: context.gesehenerBeitrag !== null || antworten.abschluss !== undefined,
    geaendert: isDeepStrictEqual(antworten[aenderung.schritt], aenderung.antwort),
    andere,
    amNeuesten: vorne,
    vorne: vorne && !abseits,
    korrigiert:
      fall.korrektur !== undefined && isDeepStrictEqual(antworten.angebot, fall.korrektur),
    abseits,
    selbst,
    ohnePost,
    gewoehnlich: vorne && !andere && !abseits,
    einmalig: fall.einmalig?.(antworten) === true,
    stoerung: snapshot.hasTag('fehler'),
    laedt: snapshot.hasTag('laedt'),
    sendet: 'abschliessen' in snapshot.getMeta(),
  };
}

function istZielMoeglich(lage: Lage, weg: () => readonly string[], ziel: string): boolean {
  const { schritt, mitCode, abseits, fertig, geaendert, gewoehnlich, laedt, sendet, stoerung } =
    lage;
  if (ziel === schritt || geaendert) return false;
  if (mitCode) return ziel === 'kontaktZahlung';
  // Her begin is laid anew from the end, where all of it is known.
  if (ziel === 'anschluss') return schritt === 'abschluss' && !laedt;
  if (abseits) return lage.vorDemPreis && ziel === before(weg(), schritt);
  // While it is sent no step is shown, and all of them are tried.
  if (schritt === 'abschluss' && (sendet || (!laedt && (fertig || !stoerung)))) return true;
  if (fertig) return ziel === 'abschluss';
  return gewoehnlich && !stoerung && ziel === before(weg(), schritt);
}

function before(weg: readonly string[], schritt: string): string | undefined {
  return weg[weg.indexOf(schritt) - 1];
}
