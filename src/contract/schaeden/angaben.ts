import type { Schadenmeldung } from '../endpoints/schaden.ts';
import { landname } from '../fields/landname.ts';
import { formatDatum } from '../tagformat.ts';
import { fragtOrtsangabe, schadenorte, type Schadensparte } from './sparte.ts';

/** Labels of a report, short as a summary has them. */
export const angabenLabel = {
  was: 'Was',
  wann: 'Wann',
  wo: 'Wo',
  hergang: 'Was ist passiert',
  sachen: 'Was ist beschädigt oder weg',
  fremdeSachen: 'Was wurde beschädigt',
  entdecktAm: 'Bemerkt am',
  meldegrundSpaet: 'Grund der späten Meldung',
  telefon: 'Telefon',
  email: 'E\u2011Mail',
} as const;

/** What a summary shows of a report. */
export type Schadensangaben = Pick<Schadenmeldung, 'schadenart' | 'ereignis'> &
  Partial<Pick<Schadenmeldung, 'kontakt'>>;

interface Angabe {
  label: string;
  wert: string;
}

/** A report in German words, in the order it was asked; what was not asked is left out. */
export function schadenangaben(
  sparte: Schadensparte,
  { schadenart, ereignis, kontakt }: Schadensangaben,
): Angabe[] {
  const { entdecktAm, meldegrundSpaet, hergang, sachen } = ereignis;
  return [
    angabe(angabenLabel.was, artVon(sparte, schadenart)?.label ?? schadenart),
    angabe(angabenLabel.wann, wann(ereignis)),
    angabe(angabenLabel.entdecktAm, entdecktAm && formatDatum(entdecktAm)),
    angabe(angabenLabel.meldegrundSpaet, meldegrundSpaet),
    angabe(angabenLabel.wo, wo(ereignis)),
    ...antwort(sparte, schadenart, ereignis.antwort),
    angabe(angabenLabel.hergang, hergang),
    angabe(sparte.meldung?.fremdeSachen ? angabenLabel.fremdeSachen : angabenLabel.sachen, sachen),
    angabe(angabenLabel.telefon, kontakt?.telefon),
    angabe(angabenLabel.email, kontakt?.email),
  ].flatMap(({ label, wert }) => (wert === undefined ? [] : [{ label, wert }]));
}

function angabe(label: string, wert: string | undefined) {
  return { label, wert };
}

function wann({ schadendatum, uhrzeit }: Schadensangaben['ereignis']): string {
  const tag = formatDatum(schadendatum);
  return uhrzeit === undefined ? tag : `${tag}, ${uhrzeit}\u00A0Uhr`;
}

/** A place in words counts only where it is asked for. */
function wo({ schadenort, ortsangabe, land }: Schadensangaben['ereignis']): string {
  const ort = schadenorte[schadenort];
  if (!fragtOrtsangabe(schadenort)) return ort;
  const genauer = schadenort === 'AUSLAND' && land !== undefined ? [landname(land)] : [];
  return [ort, [ortsangabe, ...genauer].filter(Boolean).join(', ')].filter(Boolean).join(': ');
}

function antwort(sparte: Schadensparte, art: string, gegeben: string | undefined) {
  const schluessel = artVon(sparte, art)?.frage;
  const frage = schluessel === undefined ? undefined : sparte.meldung?.fragen[schluessel];
  if (!frage || gegeben === undefined) return [];
  return [angabe(frage.label, frage.antworten[gegeben]?.label ?? gegeben)];
}

function artVon({ arten }: Schadensparte, art: string) {
  return Object.hasOwn(arten, art) ? arten[art] : undefined;
}
