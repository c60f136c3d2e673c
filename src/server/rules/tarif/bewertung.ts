import type {
  Preistreiber,
  Tarifgrund,
  Tarifhinweis,
  Tarifantwort,
} from '#contract/endpoints/tarifieren/antwort.ts';
import { summenfehler } from '#contract/fields/summenvorschlag.ts';
import type { BeitragsKomponente } from '../../database/schema.ts';
import type { Euro, Faktor } from './dezimal.ts';

/** What a product says about an inquiry: a price, what stands in its way, or answers that cannot be. */
export type Bewertung = Preis | Hindernis | Ungueltig;

export interface Preis {
  ergebnis: 'VERSICHERBAR';
  komponenten: BeitragsKomponente[];
  /** Cents; null where the product knows none. */
  versicherungsSumme: number | null;
  hinweise: Tarifhinweis[];
  /** Factors in it that she is told of. */
  treiber?: Treiber;
  /** Why it is lower for a time, and until when; null where it is not. */
  nachlass?: Tarifhinweis | null;
}

type Treiber = Partial<Readonly<Record<Preistreiber, Faktor>>>;

export interface Hindernis {
  ergebnis: Exclude<Tarifantwort['ergebnis'], 'VERSICHERBAR'>;
  grund: Tarifgrund;
}

export interface Ungueltig {
  ergebnis: 'UNGUELTIG';
  fehler: { feld: string; text: string }[];
}

/** The obstacle when the condition holds. */
export function nicht(wenn: boolean, grund: Tarifgrund): Hindernis | null {
  return wenn ? { ergebnis: 'NICHT_VERSICHERBAR', grund } : null;
}

export function manuell(wenn: boolean, grund: Tarifgrund): Hindernis | null {
  return wenn ? { ergebnis: 'MANUELLE_PRUEFUNG', grund } : null;
}

export function option(wenn: boolean, grund: Tarifgrund): Hindernis | null {
  return wenn ? { ergebnis: 'OPTION_NICHT_MOEGLICH', grund } : null;
}

const rangfolge = ['NICHT_VERSICHERBAR', 'MANUELLE_PRUEFUNG', 'OPTION_NICHT_MOEGLICH'] as const;

/** The first obstacle of the gravest kind: nobody mends an option of a risk that is refused anyway. */
export function schwerstes(hindernisse: readonly (Hindernis | null)[]): Hindernis | null {
  const alle = hindernisse.filter((hindernis) => hindernis !== null);
  for (const ergebnis of rangfolge) {
    const treffer = alle.find((hindernis) => hindernis.ergebnis === ergebnis);
    if (treffer) return treffer;
  }
  return null;
}

/** One field that does not hold, when the condition says so. */
export function feldfehler(wenn: boolean, feld: string, text: string): Ungueltig['fehler'] {
  return wenn ? [{ feld, text }] : [];
}

/** What is wrong with a sum between two steps that is not the one we suggest either, cents. */
export function schrittFehler(summe: number, vorschlag?: number): Ungueltig['fehler'] {
  const text = summenfehler(summe, vorschlag);
  return feldfehler(text !== null, 'versicherungssumme', text ?? '');
}

/** Factors by number of earlier claims: none, 1, 2, 3 or more. */
export type Vorschadentafel = readonly (Faktor | 'NICHT' | 'MANUELL')[];

interface Vorgeschichte {
  vorschaeden: number;
  gekuendigtDurch?: string | undefined;
}

/** What earlier claims and the earlier insurer stand in the way of. */
export function ausVorgeschichte(tafel: Vorschadentafel, angaben: Vorgeschichte) {
  const stufe = tafel[angaben.vorschaeden];
  return [
    nicht(stufe === 'NICHT', 'VORSCHAEDEN'),
    manuell(stufe === 'MANUELL', 'VORSCHAEDEN'),
    manuell(angaben.gekuendigtDurch === 'VERSICHERER', 'VORVERSICHERER_KUENDIGUNG'),
  ];
}

/** Factor of earlier claims that did not stand in the way. */
export function vorschadenfaktor(tafel: Vorschadentafel, { vorschaeden }: Vorgeschichte): Faktor {
  const stufe = tafel[vorschaeden];
  if (stufe === undefined || stufe === 'NICHT' || stufe === 'MANUELL') {
    throw new RangeError(`No factor for ${vorschaeden} earlier claims`);
  }
  return stufe;
}

/** Line of a table of insured sums (`5 Mio`, `250.000` EUR) for a sum in cents. */
export function nachSumme(tafel: Readonly<Record<string, Faktor>>, summe: number): Faktor {
  const euro = summe / 100;
  return zeile(tafel, euro < 1_000_000 ? `${euro / 1000}.000` : `${euro / 1_000_000} Mio`);
}

/** Line of a table that the conditions before it have made sure of. */
export function zeile<Wert extends Faktor | Euro>(
  tafel: Readonly<Record<string, Wert>>,
  schluessel: string | number,
): Wert {
  const wert = tafel[schluessel];
  if (wert === undefined) throw new RangeError(`The tariff has no line for ${schluessel}`);
  return wert;
}
