import { beiBedarf } from '../../beiBedarf.ts';
import type { Tarifgrund } from '../../endpoints/tarifieren/antwort.ts';

/** What the papers of a product say of its cover, in the order they say it; plain data (`domain/verkauf.md §7`). */
export interface Leistungsbuch {
  /** The product in a sentence of its own: "Es handelt sich um …". */
  readonly art: string;
  /** What differs where a contract may end by itself, as one for a single trip does. */
  readonly einzelvertrag?: Readonly<Record<'laufzeit' | 'zahlung' | 'kuendigung', string>>;
  readonly leistungen: Readonly<Record<string, Leistung>>;
}

/** One thing that is covered, limited, left out or asked for, with every sentence that says so. */
export interface Leistung {
  readonly art:
    | 'DECKUNG'
    | 'BAUSTEIN'
    | 'GRENZE'
    | 'WARTEZEIT'
    | 'AUSSCHLUSS'
    | 'OBLIEGENHEIT'
    | 'GELTUNGSBEREICH'
    /** Promises nothing: it names what there is to choose from, or why something is not offered. */
    | 'WAHL';
  /** Product of the back office whose sheet alone names it, where one book speaks for two. */
  readonly nur?: string;
  /** What the sentences fill in: "{wartezeit}", and "{bargeld.BASIS}" where the variants differ. */
  readonly zahlen?: Readonly<Partial<Record<Einheit, Readonly<Record<string, Leistungszahl>>>>>;
  /** On the card of a variant at the price. */
  readonly karte?: Readonly<Record<string, string>>;
  /** Told with the price. */
  readonly hinweis?: string;
  /** Beside a choice that is not possible, by the reason of the tariff (`domain/antrag.md §5.2`). */
  readonly absage?: Readonly<Partial<Record<Tarifgrund, string>>>;
  /** Lines of the information sheet, by its headings. */
  readonly blatt?: Readonly<Partial<Record<Rubrik, string | readonly string[]>>>;
  /** Name of its clause; the wording lies with the legal texts of the insurer (`documents/rechtstexte`). */
  readonly klausel?: string;
  /** Lines of the policy, where it is personal. */
  readonly schein?: Scheinzeile | readonly Scheinzeile[];
}

/** A line of the policy; what it says of the contract itself is named like a number. */
export interface Scheinzeile {
  readonly name: string;
  /** By tariff where they differ. */
  readonly wert: string | Readonly<Record<string, string>>;
  /** Where it was not chosen; no line where nothing is to be said. */
  readonly ohne?: string;
}

/** Headings of the information sheet. */
export type Rubrik =
  | 'versichert'
  | 'waehlbar'
  | 'nichtVersichert'
  | 'einschraenkungen'
  | 'geltungsbereich'
  | 'verpflichtungen';

type Leistungszahl = number | Readonly<Record<string, number>>;

/** Of a number; amounts are in cents, those in `ganzeEuro` are never written with cents. */
type Einheit =
  | 'cent'
  | 'ganzeEuro'
  | 'mio'
  | 'prozent'
  | 'tage'
  | 'jahre'
  | 'windstaerke'
  | 'anzahl';

/** A sentence of that cover as a paper says it: "bis {bargeld.BASIS}" is "bis 500,00 EUR". */
export function aufPapier(leistung: Pick<Leistung, 'zahlen'>, satz: string): string {
  return gefuellt(leistung, satz, ausgeschrieben);
}

/** The same where there is little room: "bis 500 EUR". */
export function aufKarte(leistung: Leistung, satz: string): string {
  return gefuellt(leistung, satz, { ...ausgeschrieben, cent: ausgeschrieben.ganzeEuro });
}

/** Somebody whose limits are told, in place of percent of a sum nobody knows yet. */
export interface Beispielfall {
  /** "{bargeld.TARIF}" is the number of this one. */
  readonly tarif: string;
  /** Cents; what is a share of it is told as a sum. */
  readonly summe: number;
  /** What else sentences name, as it is read. */
  readonly werte: Readonly<Record<string, string>>;
}

/** A sentence of several as it is for an example: "bis {wertsachen.TARIF}" is "bis 8.450 EUR". */
export function imBeispiel(
  leistungen: readonly Leistung[],
  satz: string,
  { tarif, summe, werte }: Beispielfall,
): string {
  const euro = ausgeschrieben.ganzeEuro;
  const schreibweise = {
    ...ausgeschrieben,
    cent: euro,
    prozent: (zahl: number) => euro(Math.round((summe * zahl) / 100)),
  };
  const eigene = leistungen.map((leistung) => zahlworteDer(leistung, schreibweise));
  const alle = Object.assign({ summe: euro(summe) }, werte, ...eigene) as Record<string, string>;
  return eingesetzt(satz.replaceAll('.TARIF}', `.${tarif}}`), alle);
}

/** What the card of a variant says of these. */
export function kartensatz(leistungen: readonly Leistung[], variante: string): string {
  return leistungen
    .flatMap((leistung) => {
      const satz = leistung.karte?.[variante];
      return satz === undefined ? [] : [aufKarte(leistung, satz)];
    })
    .join(' ');
}

const mitCent = beiBedarf(() => new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 }));
const ohneCent = beiBedarf(() => new Intl.NumberFormat('de-DE'));
const zahlworte = 'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ');

/** "zwei", "drei": a number as a sentence says it. */
export function zahlwort(zahl: number): string {
  return zahlworte[zahl] ?? String(zahl);
}

/** Conditions spell every amount out; `formatBetrag` says millions. */
const ausgeschrieben: Readonly<Record<Einheit, (zahl: number) => string>> = {
  cent: (zahl) => `${mitCent().format(zahl / 100)}\u00A0EUR`,
  ganzeEuro: (zahl) => `${ohneCent().format(zahl / 100)}\u00A0EUR`,
  mio: (zahl) => ohneCent().format(zahl / 1_000_000_00),
  prozent: (zahl) => `${zahl}\u00A0%`,
  tage: String,
  jahre: String,
  windstaerke: String,
  anzahl: zahlwort,
};

function gefuellt(
  leistung: Pick<Leistung, 'zahlen'>,
  satz: string,
  schreibweise: typeof ausgeschrieben,
): string {
  return eingesetzt(satz, zahlworteDer(leistung, schreibweise));
}

/** Its numbers as a paper writes them, by the names sentences have for them. */
export function zahlworteDer(
  { zahlen = {} }: Pick<Leistung, 'zahlen'>,
  schreibweise: typeof ausgeschrieben = ausgeschrieben,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(zahlen).flatMap(([einheit, benannte]) =>
      Object.entries(benannte).flatMap(([name, zahl]) =>
        jeStufe(name, zahl).map(
          ([stelle, wert]) => [stelle, schreibweise[einheit as Einheit](wert)] as const,
        ),
      ),
    ),
  );
}

const platzhalter = /\{([\w.]+)\}/g;

/** A sentence with what it names filled in. */
export function eingesetzt(satz: string, werte: Readonly<Record<string, string>>): string {
  return satz.replaceAll(platzhalter, (_, stelle: string) => {
    const wort = werte[stelle];
    if (wort === undefined) throw new Error(`Nothing to say for ${stelle}`);
    return wort;
  });
}

/** What a sentence has to be filled in with. */
export function stellenIn(satz: string): string[] {
  return [...satz.matchAll(platzhalter)].map(([, stelle = '']) => stelle);
}

/** What sentences of that cover can be filled in with. */
export function stellenDer(leistung: Leistung): string[] {
  return Object.keys(zahlworteDer(leistung));
}

function jeStufe(name: string, zahl: Leistungszahl): [string, number][] {
  if (typeof zahl === 'number') return [[name, zahl]];
  return Object.entries(zahl).map(([stufe, wert]) => [`${name}.${stufe}`, wert]);
}
