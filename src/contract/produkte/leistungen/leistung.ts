import { beiBedarf } from '../../beiBedarf.ts';
import type { Tarifgrund } from '../../endpoints/tarifieren/antwort.ts';

/** What the papers of a product say of its cover, in the order they say it; plain data (`domain/verkauf.md §7`). */
export interface Leistungsbuch<Abschnitt extends string = string> {
  /** The product in a sentence of its own: "Es handelt sich um …". */
  readonly art: string;
  /** What differs where a contract may end by itself, as one for a single trip does. */
  readonly einzelvertrag?: Readonly<Record<'laufzeit' | 'zahlung' | 'kuendigung', string>>;
  /** Sections of the conditions before those that hold for every product. */
  readonly abschnitte: Readonly<Record<Abschnitt, string>>;
  readonly leistungen: Readonly<Record<string, Leistung<Abschnitt>>>;
}

/** One thing that is covered, limited, left out or asked for, with every sentence that says so. */
export interface Leistung<Abschnitt extends string = string> {
  readonly art:
    | 'DECKUNG'
    | 'BAUSTEIN'
    | 'GRENZE'
    | 'WARTEZEIT'
    | 'AUSSCHLUSS'
    | 'OBLIEGENHEIT'
    | 'GELTUNGSBEREICH';
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
  /** What the conditions say of it, by their sections. */
  readonly klausel?: Readonly<Partial<Record<Abschnitt, Klausel | readonly Klausel[]>>>;
  /** Line of the policy. */
  readonly schein?: Readonly<Record<'name' | 'wert', string>>;
}

/** A paragraph, more of the one before it, or points of a list. */
export type Klausel = string | { readonly weiter: string } | { readonly punkte: readonly string[] };

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
export function aufPapier(leistung: Leistung, satz: string): string {
  return gefuellt(leistung, satz, ausgeschrieben);
}

/** The same where there is little room: "bis 500 EUR". */
export function aufKarte(leistung: Leistung, satz: string): string {
  return gefuellt(leistung, satz, { ...ausgeschrieben, cent: ausgeschrieben.ganzeEuro });
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
  { zahlen = {} }: Leistung,
  satz: string,
  schreibweise: typeof ausgeschrieben,
): string {
  const geschrieben = new Map(
    Object.entries(zahlen).flatMap(([einheit, benannte]) =>
      Object.entries(benannte).flatMap(([name, zahl]) =>
        jeStufe(name, zahl).map(
          ([stelle, wert]) => [stelle, schreibweise[einheit as Einheit](wert)] as const,
        ),
      ),
    ),
  );
  return satz.replaceAll(/\{([\w.]+)\}/g, (_, stelle: string) => {
    const wort = geschrieben.get(stelle);
    if (wort === undefined) throw new Error(`No number for ${stelle}`);
    return wort;
  });
}

function jeStufe(name: string, zahl: Leistungszahl): [string, number][] {
  if (typeof zahl === 'number') return [[name, zahl]];
  return Object.entries(zahl).map(([stufe, wert]) => [`${name}.${stufe}`, wert]);
}
