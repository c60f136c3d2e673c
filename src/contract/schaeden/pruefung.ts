import { ortWaehlen, spaetTage, type Schadenereignisangaben } from '../endpoints/schaden.ts';
import { tageZwischen } from '../tagformat.ts';
import { regeltexte } from './mitRegeln.ts';
import { fragtOrtsangabe, type Schadenart, type Schadensparte } from './sparte.ts';

/** What is answered so far: everything may still be missing. */
export type Ereignisangaben = {
  readonly [feld in keyof Schadenereignisangaben]?: Schadenereignisangaben[feld] | undefined;
};

/** What does not hold, by the field it stands at; fields of the event have the names of `schadenereignis`. */
export interface Meldungsfehler {
  readonly feld: 'schadenart' | keyof Schadenereignisangaben;
  readonly text: string;
}

/** Every sentence of the rules below. */
export const meldungstexte = {
  ...regeltexte,
  ART: 'Wählen Sie, was passiert ist.',
  VOR_SCHADEN: 'Wählen Sie einen Tag, der nicht vor dem Schaden liegt.',
  ENTDECKT: 'Geben Sie ein, wann Sie den Schaden bemerkt haben.',
  SPAET: 'Geben Sie den Grund ein.',
  ORT: ortWaehlen,
  ORTSANGABE: 'Geben Sie den Ort ein.',
  LAND: 'Wählen Sie ein Land aus der Liste.',
  SACHEN: 'Nennen Sie, was beschädigt oder weg ist.',
  INFORMIERT: 'Bestätigen Sie, dass Sie den Kunden informiert haben.',
} as const;

/**
 * What a report lacks or contradicts beyond the shape of its fields (`domain/schaden.md §2`, block W); `heute` as
 * `yyyy-MM-dd` in Berlin. Chart and server ask the same; whether there is cover is no question of it.
 */
export function meldungspruefung(
  sparte: Schadensparte,
  art: string,
  ereignis: Ereignisangaben,
  heute: string,
): Meldungsfehler[] {
  const schadenart = Object.hasOwn(sparte.arten, art) ? sparte.arten[art] : undefined;
  if (!schadenart) return [{ feld: 'schadenart', text: meldungstexte.ART }];
  return [
    ...zeitfehler(ereignis, heute),
    ...ortsfehler(sparte, ereignis),
    ...artfehler(sparte, schadenart, ereignis),
  ];
}

/** Whether a report on that day is asked when the damage was noticed. */
export function fragtEntdecktAm({ schadendatum }: Ereignisangaben, heute: string): boolean {
  return istSpaet(schadendatum, heute);
}

/** Whether it is asked why it comes only now: who noticed the damage late is not late himself. */
export function fragtMeldegrund(
  { schadendatum, entdecktAm }: Ereignisangaben,
  heute: string,
): boolean {
  return istSpaet(schadendatum, heute) && istSpaet(entdecktAm, heute);
}

function istSpaet(tag: string | undefined, heute: string): boolean {
  return tag !== undefined && tageZwischen(tag, heute) > spaetTage;
}

function zeitfehler(ereignis: Ereignisangaben, heute: string): Meldungsfehler[] {
  const { schadendatum, entdecktAm, meldegrundSpaet } = ereignis;
  const fehler: Meldungsfehler[] = [];
  const melden = (feld: Meldungsfehler['feld'], text: string) => void fehler.push({ feld, text });
  if (schadendatum !== undefined && schadendatum > heute) {
    melden('schadendatum', meldungstexte.ZUKUNFT);
  }
  if (entdecktAm === undefined) {
    if (fragtEntdecktAm(ereignis, heute)) melden('entdecktAm', meldungstexte.ENTDECKT);
  } else if (entdecktAm > heute) melden('entdecktAm', meldungstexte.ZUKUNFT);
  else if (schadendatum !== undefined && entdecktAm < schadendatum) {
    melden('entdecktAm', meldungstexte.VOR_SCHADEN);
  }
  if (fragtMeldegrund(ereignis, heute) && meldegrundSpaet === undefined) {
    melden('meldegrundSpaet', meldungstexte.SPAET);
  }
  return fehler;
}

function ortsfehler(
  { meldung }: Schadensparte,
  { schadenort, ortsangabe, land }: Ereignisangaben,
): Meldungsfehler[] {
  if (schadenort === undefined || !meldung?.orte.includes(schadenort)) {
    return [{ feld: 'schadenort', text: meldungstexte.ORT }];
  }
  if (!fragtOrtsangabe(schadenort)) return [];
  return [
    ...(ortsangabe === undefined
      ? [{ feld: 'ortsangabe', text: meldungstexte.ORTSANGABE } as const]
      : []),
    ...(schadenort === 'AUSLAND' && land === undefined
      ? [{ feld: 'land', text: meldungstexte.LAND } as const]
      : []),
  ];
}

/** What was not asked is refused as well: it was answered for another kind of damage. */
function artfehler(
  { meldung }: Schadensparte,
  { frage: schluessel, ohneSachen }: Schadenart,
  { antwort, sachen }: Ereignisangaben,
): Meldungsfehler[] {
  const frage = schluessel === undefined ? undefined : meldung?.fragen[schluessel];
  const fehler: Meldungsfehler[] = [];
  const melden = (feld: Meldungsfehler['feld'], text: string) => void fehler.push({ feld, text });
  if (!frage) {
    if (antwort !== undefined) melden('antwort', meldungstexte.UNGEFRAGT);
  } else if (antwort === undefined || !Object.hasOwn(frage.antworten, antwort)) {
    melden('antwort', meldungstexte.ANTWORT);
  }
  if (ohneSachen && sachen !== undefined) melden('sachen', meldungstexte.UNGEFRAGT);
  if (!ohneSachen && sachen === undefined) melden('sachen', meldungstexte.SACHEN);
  return fehler;
}
