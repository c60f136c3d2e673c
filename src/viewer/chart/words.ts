import type { ChartWorte } from '#machines/worte.ts';

/** What an analyst reads instead of the names in a chart. */
export interface Woerterbuch {
  readonly zustand: (name: string) => string;
  readonly ereignis: (name: string) => string;
  readonly bedingung: (name: string) => string;
  readonly aufruf: (name: string) => string;
}

/** The words beside a flow; a name without one is taken apart: `NEUES_PASSWORT` → "Neues Passwort". */
export function woerterbuch(worte: ChartWorte = {}): Woerterbuch {
  return {
    zustand: (name) => worte.zustaende?.[name] ?? gross(satzAus(name)),
    ereignis: (name) => worte.ereignisse?.[name] ?? gross(satzAus(name)),
    bedingung: (name) => worte.bedingungen?.[name] ?? satzAus(name).replace(/^(?:ist|sind) /, ''),
    aufruf: (name) => gross(worte.aufrufe?.[name] ?? satzAus(name)),
  };
}

/** A time-out in words: 180 000 ms → "nach 3 Minuten". */
export function dauerInWorten(ms: number | null): string {
  if (ms === null) return 'nach einer Frist';
  if (ms % 3_600_000 === 0) return `nach ${anzahl(ms / 3_600_000, 'Stunde', 'Stunden')}`;
  if (ms % 60_000 === 0) return `nach ${anzahl(ms / 60_000, 'Minute', 'Minuten')}`;
  return `nach ${anzahl(ms / 1000, 'Sekunde', 'Sekunden')}`;
}

/** A number with its noun, held together: "1 Minute", "1,5 Sekunden". */
export function anzahl(zahl: number, einzahl: string, mehrzahl: string): string {
  return `${String(zahl).replace('.', ',')}\u00A0${zahl === 1 ? einzahl : mehrzahl}`;
}

/** Words in which `ue` is no umlaut although the letters around it allow one. */
const ohneUmlaut = /zuerst|abenteuer/;

/** Nouns in the names of the charts; German writes them large, camel case does not tell them apart. */
const nomen = new Set(
  `abschluss adresse agent anfang angebot anliegen anschrift antrag antwort auswahl bank bausteine
  beginn beitrag berechnung beruf bonitaet code codes daten datum dokument dokumente einstieg
  einwilligung einwilligungen entwurf fahrrad fehler foto frage gebaeude grund hand handynummer
  haus hund hunde kind kinder kontakt konto mail nummer option partner passwort person preis
  reise risikoort schaden schaeden schritt sitzung summe tab tarif telefon tier tiere umfeld
  unterlagen vergleich vermittler versicherungssumme vertrag vollmacht vorschaeden
  vorversicherung wahl wohnflaeche wohnort wohnung zahlung zahlweise zugang zugangsdaten
  zusammenfassung`.split(/\s+/),
);

/** Written in capitals wherever they stand. */
const abkuerzung = /^(evb|iban|phv|plz|sms|thv|bhv|vsnr)$/;

function satzAus(name: string): string {
  const words = name === name.toUpperCase() ? name.toLowerCase().split('_') : humps(name);
  return words
    .map((word, i) => {
      if (abkuerzung.test(word)) return word.toUpperCase();
      return nomen.has(word) || isAsNoun(words[i - 1]) ? gross(word) : word;
    })
    .map(mitUmlauten)
    .join(' ');
}

function humps(name: string): string[] {
  return name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(' ');
}

/** "beim Berechnen", "zum Vergleich". */
function isAsNoun(before: string | undefined): boolean {
  return before === 'beim' || before === 'zum' || before === 'zur';
}

function gross(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function mitUmlauten(word: string): string {
  if (ohneUmlaut.test(word)) return word;
  return word
    .replaceAll('ae', 'ä')
    .replaceAll('oe', 'ö')
    .replaceAll(/(?<![aeq])ue(?!ll)/g, 'ü')
    .replaceAll(/(schlie|gro|au|fu|wei)ss(?=e|$|er|en|t)/g, '$1ß')
    .replaceAll('strasse', 'straße')
    .replace(/^Ae/, 'Ä')
    .replace(/^Oe/, 'Ö')
    .replace(/^Ue/, 'Ü');
}
