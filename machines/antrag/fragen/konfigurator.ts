import type {
  Feldwahl,
  Fragefeld,
  LoseAntwort,
  Sperren,
  TeilDerAntwort,
  Vermerk,
} from '../../formular/frage.ts';
import type { Antragsumfeld, BasisAntworten } from '../context.ts';
import type { Antragslage } from '../frage.ts';

/** What a product whose price comes first offers beside tariff, deductible, period and begin (`domain/verkauf.md §2`). */
export interface Konfigurator {
  /** What is covered whatever she chooses. */
  readonly einleitung?: string;
  /** What else is chosen, in the order of the page. */
  readonly felder: readonly Fragefeld<LoseAntwort, Antragslage>[];
  /** What the choices so far give cause to say, below a field. */
  vermerke(
    antwort: TeilDerAntwort<LoseAntwort>,
    lage: Antragslage,
  ): readonly (Vermerk & { nach: string })[];
  /** Names of the fields in the request for a price, where they are called otherwise there. */
  readonly preisfelder: Readonly<Record<string, string>>;
  /** What cannot be had, beside what the price says itself. */
  sperren(lage: Antragslage): Sperren;
  /** What the tariffs differ in, a value for each in their order; products with one tariff compare none. */
  vergleich?(lage: Antragslage): {
    /** What every one of them covers. */
    readonly immer: string;
    readonly zeilen: readonly { readonly label: string; readonly werte: readonly string[] }[];
  };
  /** What the price takes for granted, each as the sentence that says so. */
  readonly annahmen: readonly Annahme[];
  /** What else makes the price another, where none of these does; the address unless told. */
  readonly sonstigerGrund?: string;
  /** What fits what she wishes, and why; null before she said it (VVG § 6). */
  empfehlung(antworten: BasisAntworten, umfeld: Antragsumfeld): Empfehlung | null;
  /** The choice with what comes along with it, such as the lowest limit of a cover that was taken in. */
  ergaenzt<Wahl extends object>(wahl: Wahl, antworten: BasisAntworten): Wahl;
}

/** One thing a price takes for granted; the step asks for it behind the price. */
export interface Annahme {
  readonly name: string;
  readonly schritt: string;
  /** Assumed until she says otherwise. */
  readonly ueblich: string | number | boolean;
  /** As a question, where she changes it. */
  readonly label: string;
  /** Each with the sentence it makes, the word that counts between asterisks; one alone is no choice. */
  readonly optionen: readonly (Feldwahl<string | number | boolean> & { readonly text: string })[];
  /** What the answer of the step says of it, where it is called otherwise there. */
  readonly gesagt?: (
    antwort: Readonly<Record<string, unknown>>,
    heute: string,
  ) => string | number | boolean;
  /** More is asked about it than a sentence holds: she says otherwise on its page. */
  readonly erstDanach?: true;
  /** Assumed then only. */
  wenn?(gewaehlt: Readonly<Record<string, unknown>>, antworten: BasisAntworten): boolean;
}

interface Empfehlung {
  /** The tariff that fits; none where there is only one. */
  readonly variante?: string;
  readonly satz: string;
}
