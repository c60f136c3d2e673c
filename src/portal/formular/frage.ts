import type { BasisAntworten, Ergebnisse, Gewerbe, Umfeld } from '#machines/antrag/context.ts';
import type { Client } from '../client/client.ts';

/** A page of questions: one topic, at most seven fields. Typed by the answer of its step. */
export interface Frageseite<Antwort = Lose, A extends BasisAntworten = BasisAntworten> {
  /** The h1: the question. */
  readonly titel: string;
  readonly einleitung?: string;
  /** What is known of who is signed in is read instead of asked. */
  readonly zeigtBekanntes?: true;
  /** "Warum diese Frage?" for the page as a whole. */
  readonly warum?: string;
  /** Stands above the first field. */
  readonly vorab?: Vermerk;
  readonly felder: readonly Feld<Antwort, A>[];
  /** Fields after these that only what is known so far tells of. */
  weitereFelder?(lage: Lage<A>): readonly Feld<Antwort, A>[];
  /** What the answers so far give cause to say, below a field. */
  vermerke?(antwort: Teil<Antwort>, lage: Lage<A>): readonly (Vermerk & { nach: string })[];
  /** Options that what is known rules out. */
  sperren?(lage: Lage<A>): Sperren;
  /** Options that somebody has to be asked about. */
  nachschlagen?(client: Client, lage: Lage<A>, signal: AbortSignal): Promise<Sperren>;
}

/** All fields of a page. */
export function felderVon(seite: Frageseite, lage: Lage): readonly Feld[] {
  return [...seite.felder, ...(seite.weitereFelder?.(lage) ?? [])];
}

/** Pages by step, each typed by the answer of its step. */
export type Fragen<A extends BasisAntworten> = {
  readonly [Schritt in keyof A]?: Frageseite<NonNullable<A[Schritt]>, A>;
};

/** What stands around a page of questions. */
export interface Lage<A extends BasisAntworten = BasisAntworten> {
  readonly antworten: A;
  readonly ergebnisse: Ergebnisse;
  readonly umfeld: Umfeld | null;
  /** yyyy-MM-dd */
  readonly heute: string;
  readonly sperren: Sperren;
}

/** Why an option cannot be chosen, by field and value. */
export type Sperren = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface Vermerk {
  readonly art: 'neutral' | 'warning';
  readonly titel?: string;
  readonly text: string;
  /** Folds open below it. */
  readonly mehr?: { readonly titel: string; readonly text: string };
}

/** The answers of a page that can be read already. */
export type Teil<Antwort> = Partial<
  Readonly<{ [N in Namen<Antwort>]: WertVon<Antwort, N> | undefined }>
>;

/** One field of a page; what it may be follows from the type of its answer. */
export type Feld<Antwort = Lose, A extends BasisAntworten = BasisAntworten> =
  | { [N in Namen<Antwort>]: Eingabefeld<Antwort, A, N, WertVon<Antwort, N>> }[Namen<Antwort>]
  | AdressFeld<Antwort, A>;

/** One of several; the value is that of the answer. */
export interface Wahl<W = Wert> {
  readonly wert: W;
  readonly label: string;
  /** One line of consequence. */
  readonly folge?: string;
  /** Short and right-aligned. */
  readonly zusatz?: string;
}

type Wert = string | number | boolean;
export type Taetigkeit = Gewerbe['hauptgewerbe'];
/** An answer whose shape is no longer looked at. */
type Lose = Readonly<Record<string, Wert | readonly string[] | Taetigkeit | readonly Taetigkeit[]>>;

type Namen<Antwort> = Antwort extends unknown ? keyof Antwort & string : never;
type WertVon<Antwort, N extends string> = Antwort extends unknown
  ? N extends keyof Antwort
    ? NonNullable<Antwort[N]>
    : never
  : never;

interface Gemeinsam<Antwort, A extends BasisAntworten> {
  /** Shown, and part of the answer, only then. */
  wenn?(antwort: Teil<Antwort>, lage: Lage<A>): boolean;
}

interface Benannt<Antwort, A extends BasisAntworten, N, W> extends Gemeinsam<Antwort, A> {
  readonly name: N;
  readonly label: string;
  readonly hinweis?: string;
  readonly optional?: true;
  /** "Warum diese Frage?" */
  readonly warum?: string;
  /** What stands there before anybody answers. */
  vorgabe?(lage: Lage<A>): W | undefined;
  /** The answer where it is not asked. */
  readonly sonst?: W;
  /** What was answered stays part of the answer where it is no longer asked. */
  readonly bleibt?: true;
  /** Asks for the same twice: the summary does not. */
  readonly nurFrage?: true;
}

type Eingabefeld<Antwort, A extends BasisAntworten, N, W> = Benannt<Antwort, A, N, W> & Art<W, A>;

type Art<W, A extends BasisAntworten> =
  | Auswahl<Exclude<W, readonly unknown[] | Taetigkeit>, A>
  | (string extends W ? TextArt : never)
  | (number extends W ? ZahlArt<A> : never)
  | (true extends W ? HakenArt : never)
  | (W extends Taetigkeit ? TaetigkeitArt : never)
  | (W extends readonly (infer Eines)[]
      ? [Eines] extends [Taetigkeit]
        ? TaetigkeitenArt
        : MehrfachArt<Eines>
      : never);

/** Cards with a consequence each, short answers in a row, or a list to unfold. */
interface Auswahl<W, A extends BasisAntworten> {
  readonly art: 'karten' | 'radio' | 'liste';
  readonly optionen: readonly Wahl<W>[];
  /** What an option means for her answers, in place of its label, which stands below it. */
  anzeige?(wert: W, lage: Lage<A>): string;
}

type TextArt =
  | { readonly art: 'text'; readonly autoComplete?: string }
  /** Suggested while it is typed; any text may stand there. */
  | {
      readonly art: 'suche';
      suche(client: Client, getippt: string, signal: AbortSignal): Promise<readonly string[]>;
    }
  | { readonly art: 'email'; readonly autoComplete?: 'email' | 'off' }
  /** A mobile number unless told. */
  | { readonly art: 'telefon'; readonly auchFestnetz?: true }
  | { readonly art: 'iban' }
  | {
      readonly art: 'datum';
      readonly autoComplete?: 'bday';
      /** First and last day of the calendar, yyyy-MM-dd. */
      readonly von?: string;
      readonly bis?: string;
      /** The day once more in words, where it matters from when something holds. */
      readonly inWorten?: true;
    };

type ZahlArt<A extends BasisAntworten> =
  | { readonly art: 'zahl'; readonly einheit?: string; readonly von: number; readonly bis: number }
  /** Cents. */
  | { readonly art: 'betrag' }
  /** Ascending sums in cents, each of whole euros; the label says how one is read. */
  | {
      readonly art: 'regler';
      readonly von: number;
      readonly bis: number;
      readonly schritt: number;
      /** One more between two steps; a method, as only her answers tell which. */
      auch?(lage: Lage<A>): number;
      anzeige(wert: number): string;
    };

interface HakenArt {
  readonly art: 'haken';
}

/** A trade, found by typing. */
interface TaetigkeitArt {
  readonly art: 'taetigkeit';
}

/** Several of them. */
interface TaetigkeitenArt {
  readonly art: 'taetigkeiten';
  readonly hoechstens: number;
}

interface MehrfachArt<Eines> {
  readonly art: 'mehrfach';
  readonly optionen: readonly Wahl<Eines>[];
}

/** Four fields of the answer that are typed as one. */
interface AdressFeld<Antwort, A extends BasisAntworten> extends Gemeinsam<Antwort, A> {
  readonly art: 'adresse';
}
