import type { ProduktSchluessel } from '#contract/entities/produkt.ts';
import type { Gewerbehinderung } from '#contract/fields/gewerbehinderung.ts';
import type { Antragsweg } from '#contract/produkte/produkte.ts';
import type { Wertermittlung } from './ermittlung.ts';

/**
 * A page of questions as data: one topic, at most seven fields. Typed by the answer of its step, and by
 * what its words and conditions look at besides the fields of the page itself.
 */
export interface Frageseite<Antwort = LoseAntwort, L extends Fragelage = Fragelage> {
  /** The h1: the question. */
  readonly titel: string;
  readonly einleitung?: string;
  /** What is known of who is signed in is read instead of asked. */
  readonly zeigtBekanntes?: true;
  /** The button; "Weiter" unless told. */
  readonly weiter?: string;
  /** Product whose page stands below. */
  readonly aushang?: Antragsweg;
  /** "Warum diese Frage?" for the page as a whole. */
  readonly warum?: string;
  /** Stands above the first field. */
  readonly vorab?: Vermerk;
  readonly felder: readonly Fragefeld<Antwort, L>[];
  /** Fields after these that only what is known so far tells of. */
  weitereFelder?(lage: L): readonly Fragefeld<LoseAntwort, L>[];
  /** What the answers so far give cause to say, below a field. */
  vermerke?(antwort: TeilDerAntwort<Antwort>, lage: L): readonly (Vermerk & { nach: string })[];
  /** Options that what is known rules out. */
  sperren?(lage: L): Sperren;
  /** Options that somebody has to be asked about. */
  readonly nachschlagen?: Nachschlag<L>;
}

/** All fields of a page. */
export function felderVon<Antwort, L extends Fragelage>(
  seite: Frageseite<Antwort, L>,
  lage: L,
): readonly Fragefeld<Antwort, L>[] {
  // What is named by what is known so far stands for parts of the answer, too.
  const weitere = seite.weitereFelder?.(lage) as readonly Fragefeld<Antwort, L>[] | undefined;
  return [...seite.felder, ...(weitere ?? [])];
}

/** What stands around any page of questions; a flow adds what its own pages look at. */
export interface Fragelage {
  readonly sperren: Sperren;
}

/** A look-up before the page is answered: it rules options out where it says no, and nothing where it fails. */
export type Nachschlag<L extends Fragelage> = {
  [Name in keyof Nachschlagewerke]: {
    readonly name: Name;
    /** What is looked up; nothing where it is not known yet. */
    eingabe(lage: L): Nachschlagewerke[Name] | undefined;
    readonly sperren: Sperren;
  };
}[keyof Nachschlagewerke];

/** Look-ups by name, each with what it is asked with; the portal makes the calls. */
export interface Nachschlagewerke {
  /** Whether cover against the elements can be had at an address. */
  readonly elementar: { readonly plz: string; readonly ort: string; readonly strasse: string };
}

/** Lists that suggest while it is typed, by name; the portal makes the calls. */
export type Vorschlagsliste = 'fahrradhersteller' | 'hunderasse';

/** Why an option cannot be chosen, by field and value. */
export type Sperren = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface Vermerk {
  readonly art: 'neutral' | 'warning';
  readonly titel?: string;
  readonly text: string;
  /** A person can be asked about it, from here. */
  readonly anfragen?: true;
  /** Folds open below it. */
  readonly mehr?: { readonly titel: string; readonly text: string };
}

/** The answers of a page that can be read already. */
export type TeilDerAntwort<Antwort> = Partial<
  Readonly<{ [N in Namen<Antwort>]: WertVon<Antwort, N> | undefined }>
>;

/** One field of a page; what it may be follows from the type of its answer. */
export type Fragefeld<Antwort = LoseAntwort, L extends Fragelage = Fragelage> =
  | { [N in Namen<Antwort>]: Eingabefeld<Antwort, L, N, WertVon<Antwort, N>> }[Namen<Antwort>]
  | AdressFeld<Antwort, L>;

/** One of several; the value is that of the answer. */
export interface Feldwahl<W = Wert> {
  readonly wert: W;
  readonly label: string;
  /** One line of consequence. */
  readonly folge?: string;
  /** Short and right-aligned. */
  readonly zusatz?: string;
}

type Wert = string | number | boolean;

/** A trade, as the finder names it. */
export interface Taetigkeit {
  gewerbeId: string;
  name: string;
  /** Why it cannot be insured online, as the finder said when it was chosen. */
  hinderung?: Gewerbehinderung | undefined;
  /** Above a sum its rooms need an alarm system, as the finder said. */
  meldeanlage?: true | undefined;
}

/** An answer whose shape is no longer looked at. */
export type LoseAntwort = Readonly<
  Record<string, Wert | readonly string[] | Taetigkeit | readonly Taetigkeit[] | readonly Eintrag[]>
>;

/** One entry of a group, whose shape is no longer looked at. */
export type Eintrag = Readonly<Record<string, Wert | undefined>>;

/** What only its parts name, such as answers by the id of their questions, is no field itself. */
type Namen<Antwort> = Antwort extends unknown
  ? {
      [N in keyof Antwort & string]: NonNullable<Antwort[N]> extends Readonly<
        Record<string, boolean>
      >
        ? never
        : N;
    }[keyof Antwort & string]
  : never;
type WertVon<Antwort, N extends string> = Antwort extends unknown
  ? N extends keyof Antwort
    ? NonNullable<Antwort[N]>
    : never
  : never;

interface Gemeinsam<Antwort, L extends Fragelage> {
  /** Shown, and part of the answer, only then. */
  wenn?(antwort: TeilDerAntwort<Antwort>, lage: L): boolean;
}

interface Benannt<Antwort, L extends Fragelage, N, W> extends Gemeinsam<Antwort, L> {
  readonly name: N;
  readonly label: string;
  readonly hinweis?: string;
  readonly optional?: true;
  /** "Warum diese Frage?" */
  readonly warum?: string;
  /** What stands there before anybody answers. */
  vorgabe?(lage: L): W | undefined;
  /** The answer where it is not asked. */
  readonly sonst?: W;
  /** What was answered stays part of the answer where it is no longer asked. */
  readonly bleibt?: true;
  /** What is asked besides hangs on it: told at once. */
  readonly sofort?: true;
  /** Asks for the same twice: the summary does not. */
  readonly nurFrage?: true;
}

type Eingabefeld<Antwort, L extends Fragelage, N, W> = Benannt<Antwort, L, N, W> &
  Art<Antwort, L, W>;

type Art<Antwort, L extends Fragelage, W> =
  | Auswahl<Exclude<W, readonly unknown[] | Taetigkeit>, L>
  | (string extends W ? TextArt : never)
  | (number extends W ? ZahlArt<L> : never)
  | (true extends W ? HakenArt<never> : never)
  | (false extends W ? HakenArt<Exclude<W, boolean>> : never)
  | (W extends Taetigkeit ? TaetigkeitArt : never)
  | (W extends readonly (infer Eines)[]
      ? [Eines] extends [Taetigkeit]
        ? TaetigkeitenArt
        : [Eines] extends [Eintrag]
          ? GruppenArt<Antwort, L, Eines>
          : MehrfachArt<Eines, L>
      : never);

/** Cards with a consequence each, short answers in a row, or a list to unfold. */
interface Auswahl<W, L extends Fragelage> {
  readonly art: 'karten' | 'radio' | 'liste';
  readonly optionen: readonly Feldwahl<W>[];
  /** What a list offers where nothing has to be chosen; a dash unless told, false where an option says it. */
  readonly ohne?: string | false;
  /** What an option means for her answers, in place of its label, which stands below it. */
  anzeige?(wert: W, lage: L): string;
}

type TextArt =
  | {
      readonly art: 'text';
      readonly autoComplete?: string;
      /** What a phone offers to type it with. */
      readonly tastatur?: 'numeric' | 'email';
      /** No spelling mistakes in a number or a name that is none. */
      readonly rechtschreibung?: false;
    }
  /** Several lines. */
  | {
      readonly art: 'langtext';
      readonly platzhalter?: string;
      /** Characters that are taken. */
      readonly hoechstens: number;
      /** Lines to begin with. */
      readonly zeilen?: number;
    }
  | { readonly art: 'passwort'; readonly autoComplete: 'current-password' | 'new-password' }
  /** A code of six digits that she was sent. */
  | {
      readonly art: 'code';
      /** The form is sent with the last of them. */
      readonly sendet?: true;
    }
  /** Nobody sees or reaches it; a program that fills in every field gives itself away. */
  | { readonly art: 'leerfeld' }
  /** Suggested while it is typed; any text may stand there. */
  | { readonly art: 'suche'; readonly suche: Vorschlagsliste }
  | { readonly art: 'email'; readonly autoComplete?: 'email' | 'username' | 'off' }
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

type ZahlArt<L extends Fragelage> =
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
      auch?(lage: L): number;
      /** Beside the sum, what it may be by what there is; a method, as her answers may tell what one is worth. */
      ermittlung?(lage: L): Wertermittlung;
      anzeige(wert: number): string;
    };

interface HakenArt<Wort> {
  readonly art: 'haken';
  /** What the answer is where it is ticked, true unless told: which of several sentences she agreed to. */
  readonly wert?: Wort;
}

/** A trade, found by typing. */
interface TaetigkeitArt {
  readonly art: 'taetigkeit';
  /** What it is insured with: the finder says at once where that cannot be had online. */
  readonly produkt?: ProduktSchluessel;
}

/** Several of them. */
interface TaetigkeitenArt {
  readonly art: 'taetigkeiten';
  readonly produkt?: ProduktSchluessel;
  readonly hoechstens: number;
}

interface MehrfachArt<Eines, L extends Fragelage> {
  readonly art: 'mehrfach';
  readonly optionen: readonly Feldwahl<Eines>[];
  /** Whether one of them is offered at all; all are unless told. */
  angeboten?(wert: Eines, lage: L): boolean;
}

/** Several entries with the same few fields each, "Hund 1" and "Hund 2"; a field of one is called "hunde.0.name". */
interface GruppenArt<Antwort, L extends Fragelage, Eines> {
  readonly art: 'gruppe';
  /** What an entry is called; its number stands behind it. */
  readonly eines: string;
  /** What is asked of each, named as in the entry. */
  readonly eintrag: readonly Fragefeld<Eines, L>[];
  /** Of these the first entry is not asked: they are known of it. */
  readonly nurWeitere?: readonly (keyof Eines & string)[];
  /** How many there can be at all. */
  readonly hoechstens: number;
  /** How many there are, or between which numbers she adds and removes them. */
  anzahl(antwort: TeilDerAntwort<Antwort>, lage: L): number | Spielraum;
  /** The page brings it along: those without a group need none of it. */
  readonly lesung: Gruppenlesung;
  /** Where she chooses how many, between which numbers; once it was read. */
  readonly spielraum?: Spielraum;
  /** The fields that are asked now, by entry; once they were read. */
  readonly eintraege?: readonly (readonly Fragefeld[])[];
}

/** Between how many entries she chooses. */
export interface Spielraum {
  readonly von: number;
  readonly bis: number;
}

export type Gruppenfeld = Fragefeld & { readonly art: 'gruppe' };

/** How the entries of a group are read (`gruppe.ts`). */
export interface Gruppenlesung {
  /** Its fields under their names on the page: its own, which holds how many there are, and those of every entry there can be. */
  teile(gruppe: Gruppenfeld): readonly Fragefeld[];
  /** The same of what is asked now. */
  namen(gruppe: Gruppenfeld, namenVon: (feld: Fragefeld) => readonly string[]): readonly string[];
  /** The group with the fields that are asked now; `antwort` gets what was answered, `lies` reads the fields of one entry. */
  gelesen(
    gruppe: Gruppenfeld,
    lies: Eintragsleser,
    eingaben: Eingetippt,
    antwort: Record<string, LoseAntwort[string] | undefined>,
    lage: Fragelage,
  ): Gruppenfeld;
}

/** What was typed, by name of its field. */
type Eingetippt = Readonly<Record<string, string | boolean | readonly string[]>>;

type Eintragsleser = (
  eintrag: Frageseite,
  eingaben: Eingetippt,
  lage: Fragelage,
) => { readonly sichtbar: readonly Fragefeld[]; readonly antwort: object };

/** Four fields of the answer that are typed as one, or three where the postcode is known. */
interface AdressFeld<Antwort, L extends Fragelage> extends Gemeinsam<Antwort, L> {
  readonly art: 'adresse';
  /** What is asked, where the page asks for more. */
  readonly label?: string;
  /** The postcode that was asked before; a method, as only her answers tell it. */
  plz?(lage: L): string;
  /** Places and streets of that country are not looked up. */
  ohneSuche?(antwort: TeilDerAntwort<Antwort>): boolean;
  /** Postcodes of that country may have letters. */
  mitBuchstaben?(antwort: TeilDerAntwort<Antwort>): boolean;
}
