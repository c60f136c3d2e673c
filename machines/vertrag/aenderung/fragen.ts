import type { Wunsch } from '#contract/aenderungen/arten.ts';
import {
  type AenderungsArt,
  aenderungsarten,
  aenderungsseiten,
} from '#contract/aenderungen/seiten.ts';
import { alleAngaben, type Angabe, type Angaben } from './angaben.ts';
import type { AenderungsFrage, AenderungsAntworten, Auswahl, AuswahlVon } from './answers.ts';
import { zeilen } from './arten/zeilen.ts';

/** Which kind asks what besides the new value, and for which choices; the guard, the tests and the atlas read it. */
export const fragetafel: Readonly<Record<AenderungsArt, { fragen: readonly Zusatzfrage[] }>> =
  zeilen;

interface Zusatzfrage {
  readonly frage: Angabe;
  /** Fields of what was chosen, each with the values for which it is asked; always where there are none. */
  readonly wenn?: Readonly<Record<string, readonly unknown[]>>;
}

/** What is asked before the premium can be calculated, in this order (`domain/vertrag.md §6`). */
export function fragenNach(wahl: Auswahl): readonly AenderungsFrage[] {
  const termin = istFesterTag(wahl) ? [] : ['termin' as const];
  return ['auswahl', ...gefragte(wahl), ...termin];
}

/** Only one day was offered, so none is asked for. */
export function istFesterTag({ zeitraum: { von, bis } }: Auswahl): boolean {
  return von === bis;
}

function gefragte(wahl: Auswahl): Angabe[] {
  const gewaehlt = new Map<string, unknown>(Object.entries(wahl));
  return fragetafel[wahl.art].fragen
    .filter(({ wenn = {} }) =>
      Object.entries(wenn).every(([feld, werte]) => werte.includes(gewaehlt.get(feld))),
    )
    .map(({ frage }) => frage);
}

/** The kinds that ask it, for analysts. */
export function gefragtBei(frage: Angabe): string {
  const arten = aenderungsarten.flatMap((art) => {
    const zeile = fragetafel[art].fragen.find((eine) => eine.frage === frage);
    if (!zeile) return [];
    return [`${aenderungsseiten[art].titel}${zeile.wenn ? ', je nach Wahl' : ''}`];
  });
  return `Gefragt wird hier: ${arten.join('; ')}`;
}

/** A change as its calls take it. */
export interface Aenderungswunsch<Art extends AenderungsArt = AenderungsArt> {
  art: Art;
  wunsch: Wunsch<Art>;
  /** Which of its pairs of calls, where it has several. */
  paar?: string;
}

export interface Berechnungswunsch {
  aenderung: Aenderungswunsch;
  wirksamkeitsdatum: string;
}

/** What is to be calculated; null while an answer is missing. */
export function berechnungswunsch(antworten: AenderungsAntworten): Berechnungswunsch | null {
  const { auswahl, termin } = antworten;
  const aenderung = wunschZu(antworten);
  if (!auswahl || !aenderung) return null;
  const tag = istFesterTag(auswahl) ? auswahl.zeitraum.von : termin?.wirksamkeitsdatum;
  return tag === undefined ? null : { aenderung, wirksamkeitsdatum: tag };
}

/** What is wished for, on whatever day; null while an answer is missing. */
export function wunschZu(antworten: AenderungsAntworten): Aenderungswunsch | null {
  const { auswahl } = antworten;
  if (!auswahl || gefragte(auswahl).some((frage) => antworten[frage] === undefined)) return null;
  return wunschAus(auswahl.art, auswahl, nurGefragte(auswahl, antworten));
}

function nurGefragte(auswahl: Auswahl, antworten: AenderungsAntworten): Angaben {
  const gefragt = gefragte(auswahl);
  const weitere: Angaben = { ...antworten };
  for (const frage of alleAngaben) if (!gefragt.includes(frage)) delete weitere[frage];
  return weitere;
}

type Macher<Art extends AenderungsArt> = {
  wunsch: (wahl: AuswahlVon[Art], angaben: Angaben) => Wunsch<Art> | null;
  paar?: (wahl: AuswahlVon[Art]) => string;
};
const macher: { readonly [Art in AenderungsArt]: Macher<Art> } = zeilen;

function wunschAus<Art extends AenderungsArt>(
  art: Art,
  auswahl: AuswahlVon[Art],
  weitere: Angaben,
): Aenderungswunsch<Art> | null {
  const { wunsch: machen, paar } = macher[art];
  const wunsch = machen(auswahl, weitere);
  return wunsch && { art, wunsch, ...(paar && { paar: paar(auswahl) }) };
}
