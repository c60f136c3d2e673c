import type * as z from 'zod/mini';
import { liesBetrag } from '#contract/fields/liesBetrag.ts';
import { liesZahl } from '#contract/fields/liesZahl.ts';
import {
  type Eintrag,
  type Fragefeld,
  felderVon,
  type Fragelage,
  type Frageseite,
  type LoseAntwort,
  type Taetigkeit,
} from '#machines/formular/frage.ts';
import { setzeWert } from '#machines/formular/feldname.ts';
import { mitVorwahl } from './vorwahl.ts';
import { alsEingabe, istTaetigkeit, taetigkeitAus } from './gewerbe/taetigkeit.ts';

/** What stands in the fields of a page, by name of the field. */
export type Feldeingaben = Readonly<Record<string, Feldeingabe>>;
/** A text, a tick, or several choices. */
export type Feldeingabe = string | boolean | readonly string[];

/** The page as it is answered so far. */
export interface Gelesen {
  /** Fields that are asked now; the others are no part of the answer. */
  readonly sichtbar: readonly Fragefeld[];
  /** What the shape of the step gets. */
  readonly antwort: Readonly<Record<string, Antwortwert>>;
}

type Antwortwert =
  | string
  | number
  | boolean
  | readonly string[]
  | Taetigkeit
  | readonly Taetigkeit[]
  | readonly Eintrag[];

/** The four fields of an address. */
export const adressfelder = ['plz', 'ort', 'strasse', 'hausnummer'] as const;

/** Reads the fields from top to bottom; whether one is asked hangs on those above it. */
export function lies<L extends Fragelage>(
  seite: Frageseite<LoseAntwort, L>,
  eingaben: Feldeingaben,
  lage: NoInfer<L>,
): Gelesen {
  const antwort: Record<string, Antwortwert> = {};
  const sichtbar: Fragefeld[] = [];
  for (const feld of felderVon(seite, lage)) {
    const istGefragt = feld.wenn?.(antwort, lage) !== false;
    if (!istGefragt) {
      if (feld.art === 'adresse') continue;
      if (feld.sonst !== undefined) antwort[feld.name] = feld.sonst;
      if (feld.bleibt !== true) continue;
    } else if (feld.art === 'gruppe') {
      sichtbar.push(feld.lesung.gelesen(feld, lies, eingaben, antwort, lage));
      continue;
    } else sichtbar.push(feld);
    if (feld.art === 'adresse' && feld.plz) antwort['plz'] = feld.plz(lage);
    for (const name of namenVon(feld)) {
      const wert = wertVon(feld, name, eingaben[name] ?? '', lage);
      // What was never answered cannot stay.
      if (wert !== undefined && (istGefragt || wert !== '')) setzeWert(antwort, name, wert);
    }
  }
  return { sichtbar, antwort };
}

/** Names of the inputs of a field. */
export function namenVon(feld: Fragefeld): readonly string[] {
  if (feld.art === 'gruppe') return feld.lesung.namen(feld, namenVon);
  if (feld.art !== 'adresse') return [feld.name];
  return feld.plz ? adressfelder.filter((name) => name !== 'plz') : adressfelder;
}

/** What stands in a field for a value of an answer. */
export function eingabeVon(feld: Fragefeld, wert: unknown): Feldeingabe {
  if (feld.art === 'haken') return feld.wert === undefined ? wert === true : istWort(wert);
  if (feld.art === 'mehrfach') return Array.isArray(wert) ? wert.map(String) : [];
  if (feld.art === 'taetigkeit') return istTaetigkeit(wert) ? alsEingabe(wert) : '';
  if (feld.art === 'taetigkeiten') {
    return Array.isArray(wert) ? wert.filter(istTaetigkeit).map(alsEingabe) : [];
  }
  if (feld.art === 'betrag') return typeof wert === 'number' ? euro(wert) : '';
  const istEinfach = ['string', 'number', 'boolean'].includes(typeof wert);
  return istEinfach ? String(wert) : '';
}

/** Whichever of its sentences she agreed to: the page says again which one it is. */
function istWort(wert: unknown): boolean {
  return typeof wert === 'string';
}

/** What a shape says against an answer, one sentence per field that is asked. */
export function fehlerVon(
  form: z.ZodMiniType,
  { antwort, sichtbar }: Gelesen,
): Readonly<Record<string, string>> {
  const namen = sichtbar.flatMap(namenVon);
  const fehler = new Map<string, string[]>();
  for (const { path, message } of form.safeParse(antwort).error?.issues ?? []) {
    const stelle = `${path.join('.')}.`;
    const name = namen.findLast((eines) => stelle.startsWith(`${eines}.`)) ?? namen[0] ?? '';
    fehler.set(name, [...(fehler.get(name) ?? []), message]);
  }
  return Object.fromEntries([...fehler].map(([name, saetze]) => [name, saetze.join(' ')]));
}

function wertVon(
  feld: Fragefeld,
  name: string,
  eingabe: Feldeingabe,
  lage: Fragelage,
): Antwortwert | undefined {
  const gesperrt = lage.sperren[name] ?? {};
  switch (feld.art) {
    case 'karten':
    case 'radio':
    case 'liste':
      return feld.optionen.find(
        ({ wert }) => String(wert) === eingabe && gesperrt[eingabe] === undefined,
      )?.wert;
    case 'mehrfach':
      return feld.optionen
        .map(({ wert }) => wert)
        .filter((wert) => gewaehlt(eingabe).includes(wert) && gesperrt[wert] === undefined)
        .filter((wert) => feld.angeboten?.(wert, lage) !== false);
    case 'haken':
      return eingabe === true && (feld.wert ?? true);
    case 'zahl':
    case 'regler':
      return zahl(eingabe, liesZahl);
    case 'betrag':
      return zahl(eingabe, liesBetrag);
    case 'taetigkeit':
      return taetigkeitAus(String(eingabe));
    case 'taetigkeiten':
      return gewaehlt(eingabe).map(taetigkeitAus);
    case 'telefon':
      return text(feld, mitVorwahl(String(eingabe)));
    case 'text':
    case 'langtext':
    case 'passwort':
    case 'code':
    case 'leerfeld':
    case 'suche':
    case 'email':
    case 'iban':
    case 'datum':
    case 'adresse':
    case 'gruppe':
    default:
      return text(feld, String(eingabe));
  }
}

/** What may be left out is no answer while nothing is typed. */
function text(feld: Fragefeld, getippt: string): string | undefined {
  const istLeer = getippt.trim() === '' && feld.art !== 'adresse' && feld.optional === true;
  return istLeer ? undefined : getippt;
}

export function gewaehlt(eingabe: Feldeingabe): readonly string[] {
  return typeof eingabe === 'object' ? eingabe : [];
}

/** What is no number is none for the shape either; nothing typed is nothing answered. */
function zahl(eingabe: Feldeingabe, lies: (text: string) => number | null): number | undefined {
  const text = String(eingabe);
  return text.trim() === '' ? undefined : (lies(text) ?? Number.NaN);
}

function euro(cent: number): string {
  const [ganze = '', rest = ''] = (cent / 100).toFixed(2).split('.');
  return `${ganze},${rest}`;
}
