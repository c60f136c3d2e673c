import type { StateValue } from 'xstate';
import type { Tarifbeitrag } from '#contract/endpoints/tarifieren/antwort.ts';
import { istIn } from '#machines/leaf.ts';
import type { FlowTag } from '#machines/tags.ts';
import type { AntragKontext } from './context.ts';
import { gleich } from '../gleich.ts';

/** A running application, whatever it insures, as far as its screens ask. */
interface Zustand {
  readonly context: AntragKontext;
  readonly value: StateValue;
}

/** How the price stands. */
export function tariflage(zustand: Zustand) {
  return lage(zustand, 'angebot', [
    'rechnet',
    'steht',
    'unberechnet',
    'nichtMoeglich',
    'fehlgeschlagen',
  ]);
}

/** How the draft of a link stands, and why its postcode is asked for again. */
export function entwurfslage(zustand: Zustand) {
  return lage(zustand, 'entwurf', [
    'frage.plzFalsch',
    'frage.gesperrt',
    'weg',
    'neuer',
    'abgeschlossen',
  ]);
}

/** How the confirmation of the phone number stands. */
export function telefonlage(zustand: Zustand) {
  return lage(zustand, 'kontaktZahlung.telefon.formular', [
    'sendet',
    'eingabe',
    'prueft',
    'sendenFehlgeschlagen',
  ]);
}

/** Why the code was not taken; null where none was refused. */
export function codeAbgelehnt(zustand: Zustand) {
  return lage(zustand, 'kontaktZahlung.telefon.formular.eingabe', [
    'falsch',
    'verbraucht',
    'technisch',
  ]);
}

/** Another code may be asked for. */
export const darfErneut = (snapshot: { hasTag: (tag: FlowTag) => boolean }) =>
  snapshot.hasTag('darfErneut');

/** How the documents stand. */
export function unterlagenlage(zustand: Zustand) {
  return lage(zustand, 'abschluss', [
    'vorbereitet',
    'bonitaet',
    'lesen',
    'erneutSenden',
    'erneutGesendet',
    'erneutFehlgeschlagen',
    'fehlgeschlagen',
    'bonitaetFehlgeschlagen',
  ]);
}

/** How the binding call stands; null before it is made. */
export function abschlusslage(zustand: Zustand): 'sendet' | 'fehlgeschlagen' | null {
  if (istIn(zustand, 'abschliessen')) return 'sendet';
  return istIn(zustand, 'abschliessenFehlgeschlagen') ? 'fehlgeschlagen' : null;
}

/** What was calculated last, for these answers or for others. */
export const tarifantwort = ({ context }: Pick<Zustand, 'context'>) =>
  context.ergebnisse.tarifieren?.ergebnis ?? null;

/** What she chose last, where it could not be calculated and does not count. */
export function verworfeneWahl(zustand: Zustand) {
  return tariflage(zustand) === 'unberechnet' ? (zustand.context.offeneWahl ?? null) : null;
}

/** The field whose last change could not be calculated; null where every change was. */
export function unberechnetesFeld(zustand: Zustand): string | null {
  const jetzt: Readonly<Record<string, unknown>> = { ...zustand.context.antworten.angebot };
  const verworfen: Readonly<Record<string, unknown>> = { ...verworfeneWahl(zustand) };
  if (Object.keys(verworfen).length === 0) return null;
  // A sentence that was corrected may take something out with it.
  const felder = ['annahmen', ...Object.keys({ ...jetzt, ...verworfen })];
  const feld = felder.find((eines) => !gleich(jetzt[eines], verworfen[eines]));
  // A later day belongs to the question when it begins.
  return feld === 'beginnverlegung' ? 'versicherungsbeginn' : (feld ?? null);
}

/** What says why there is no price: what was chosen here, or all she answered behind it. */
export function hindernis({ context }: Pick<Zustand, 'context'>) {
  const { tarifieren, nachrechnen } = context.ergebnisse;
  const hier = tarifieren?.ergebnis ?? null;
  return hier?.ergebnis === 'VERSICHERBAR' ? (nachrechnen?.ergebnis ?? null) : hier;
}

/** The price of all her answers, where it is another than she saw. */
export const neuerBeitrag = ({ context }: Pick<Zustand, 'context'>) =>
  context.ergebnisse.nachrechnen?.ergebnis.beitrag ?? null;

/** The price she left the summary with, where today's is another. */
export function bisherigerBeitrag(zustand: Pick<Zustand, 'context'>): Tarifbeitrag | null {
  const { gesehenerBeitrag: bisher } = zustand.context;
  const jetzt = tarifantwort(zustand)?.beitrag;
  const istGleich =
    bisher?.versicherungsPraemie === jetzt?.versicherungsPraemie &&
    bisher?.zahlweise === jetzt?.zahlweise;
  return jetzt === undefined || istGleich ? null : bisher;
}

function lage<Unten extends string>(
  zustand: Zustand,
  oben: string,
  moeglich: readonly Unten[],
): Unten | null {
  return moeglich.find((unten) => istIn(zustand, `${oben}.${unten}`)) ?? null;
}
