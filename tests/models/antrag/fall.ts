import type { Tarifgrund } from '#contract/endpoints/tarifieren/antwort.ts';
import type { AntragKontext, BasisAntworten } from '#machines/antrag/context.ts';
import type { CallCases } from '../engine/cases.ts';

/** What the cases of an application say of their product; the rest is the same for each. */
export interface AntragFall<A extends BasisAntworten> {
  /** What its price is asked with (`specification §5`), from the answers alone; null while one is missing. */
  readonly anfrage: (antworten: A) => object | null;
  /**
   * What the price takes for granted before it is asked, by step, with what she corrected (`domain/verkauf.md §3`);
   * of products that ask for everything before the price none.
   */
  readonly angenommen?: (antworten: A) => Partial<A>;
  /** She corrected something in the sentences of the offer, and can take it back there. */
  readonly nimmtAn?: (antworten: A) => boolean;
  /** A choice with something corrected. */
  readonly korrektur?: NonNullable<A['angebot']>;
  /** The same corrected back in its sentence. */
  readonly zurueckgenommen?: NonNullable<A['angebot']>;
  /** What counts of a request for its price, where not all of it does: what she confirms as it was assumed costs the same. */
  readonly preisbestimmend?: (anfrage: object) => object;
  /** Names of what she said of a step before all of it was answered. */
  readonly bisher?: readonly string[];
  /** Paid as it was chosen for her, an instalment would be too small: it is chosen less often. */
  readonly vorschlagSeltener?: true;
  /** What cannot be had where it was chosen for her: it is taken out, and she reads why. */
  readonly vorschlagOhne?: Tarifgrund;
  /** It is paid at once, whatever was chosen; nothing about how and from when is chosen then. */
  readonly einmalig?: (antworten: A) => boolean;
  /** Who takes it out, as the credit check asks for her (`domain/antrag.md §5.3`). */
  readonly nehmer: (antworten: A) => object | null;
  /** Whether an answer holds beside the others, where that is not always so. */
  readonly haelt?: (schritt: string, stand: AntragKontext<A>) => boolean;
  /** A step that is not asked with these answers. */
  readonly entfaellt?: (schritt: string, antworten: A) => boolean;
  /** What a step asks is not read yet. */
  readonly wartet?: (schritt: string, stand: AntragKontext<A>) => boolean;
  /** With these answers a person looks at it. */
  readonly vonHand?: (schritt: string, antworten: A) => boolean;
  /** What its price is made of; one part without a name of its own unless told. */
  readonly teile?: readonly string[];
  /** One valid answer per step, in the order of the chart. */
  readonly antworten: Required<A>;
  /** Another choice at the price; to pay half-yearly unless told. */
  readonly andereWahl?: NonNullable<A['angebot']>;
  /** What else can be chosen there, each beside the usual choice. */
  readonly weitereWahl?: readonly Partial<NonNullable<A['angebot']>>[];
  /** Second values of whole answers that this product alone asks for, or asks for otherwise. */
  readonly andere?: Readonly<Record<string, readonly unknown[]>>;
  /** An answer changed from the summary: the price of before is stale. */
  readonly aenderung: Antwort<A>;
  /** A draft that opens by its postcode. */
  readonly entwurf: A;
  /** What she says of a step before all of it is answered, because more is asked besides. */
  readonly nachfragen?: Readonly<Record<string, unknown>>;
  /** Answers that lead elsewhere or are refused beside the others. */
  readonly sonst?: Readonly<Record<string, SeltenerFall<A>>>;
  /** Where she asks a person from a page, with what she said there so far. */
  readonly anfragen?: Readonly<Record<string, Anfragefall<A>>>;
  /** Calls of this product alone. */
  readonly calls?: Readonly<Record<string, CallCases>>;
  /** She is on a way aside, which is walked forward only. */
  readonly abseits?: (context: AntragKontext<A>) => boolean;
  /** What guards of this product alone read. */
  readonly flags?: (context: AntragKontext<A>) => readonly unknown[];
}

interface Antwort<A extends BasisAntworten> {
  readonly schritt: keyof A & string;
  readonly antwort: unknown;
}

interface Anfragefall<A extends BasisAntworten> extends SeltenerFall<A> {
  /** What the page calls it; that it cannot be had online unless told. */
  readonly type?: 'TAETIGKEIT_FEHLT';
}

interface SeltenerFall<A extends BasisAntworten> extends Antwort<A> {
  /** Where it is given; where nothing else is unusual unless told. */
  readonly nur?: (context: AntragKontext<A>) => boolean;
}
