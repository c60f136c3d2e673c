import type { Bestaetigungsart } from '../entities/bestaetigung.ts';
import type { MarkenSchluessel, VertragsMarke } from '../entities/marke.ts';
import type { Selbstbeteiligung } from '../entities/vormerkung.ts';

/** What is the same to say of every product; Plain data: cents, days, months. */
export interface Produktbeschreibung {
  /** Display name (`specification §3`). */
  readonly name: string;
  /** Where there is little room. */
  readonly kurzname: string;
  /** What it is for, in one honest line. */
  readonly zeile: string;
  /** What the customer is; a firm has no day of birth and no revocation by distance alone. */
  readonly vertragsArt: 'PRIVAT' | 'GEWERBE';
  /** What in life it answers: whoever has no such contract is led to its application. */
  readonly ereignis?: 'RAD' | 'HUND' | 'FAMILIE';
  /** First segment of its calls, `/hausrat/tarifieren`; null where it has none. */
  readonly aufruf: string | null;
  /** Who sells it (`domain/antrag.md §8.4`). */
  readonly marken: readonly MarkenSchluessel[];
  /** Its applications, by the folder of the flow, which begins each of its addresses too. */
  readonly antraege: Readonly<Record<string, Antragsbeschreibung>>;
  /** What its claims are reported under, `/schaden-melden/fahrrad`; null where none can be reported. */
  readonly schaden: string | null;
  /** Products of the back office and how each can be cancelled; the one sold today comes last. */
  readonly generationen: Readonly<Record<string, Kuendigungsfrist>>;
  /** Reasons to cancel it beside those of every contract (`domain/vertrag.md §8`). */
  readonly sonderkuendigung: Sonderkuendigungsrechte;
  /** What it confirms beside what every contract does (`domain/vertrag.md §10`). */
  readonly bestaetigungen?: readonly Bestaetigungsart[];
  /** What may be changed by self-service, each behind the flag `edit-<produkt>-<feld>` (`specification §5`). */
  readonly bearbeitbar: readonly string[];
  /** What is insured at most: one of a few sums or any between two bounds; null where there is no sum. */
  readonly summe: Summenstufen | Summenrahmen | null;
  /** Steps of the deductible, from none to the highest; empty where there is none (`domain/antrag.md §3`). */
  readonly selbstbeteiligungen: readonly Selbstbeteiligung[];
  /** Limits of its own. */
  readonly grenzen?: Readonly<Record<string, unknown>> & Varianten;
}

interface Varianten {
  readonly varianten?: Readonly<Record<VertragsMarke, Tarifvarianten>>;
}

export interface Antragsbeschreibung {
  /** Its flow is there: whoever opens it can apply. */
  readonly abschliessbar?: true;
  /** Brokers can advise about it (`domain/antrag.md §8.2`). */
  readonly beratbar?: true;
  /** Behind the name, where a product has two: "gegen einzelne Gefahren". */
  readonly zusatz?: string;
  /** What it is for, where that is something else than its product. */
  readonly zeile?: string;
  /** It shares its calls with another one: bodies, drafts and prepared applications say by `produkt` which is meant. */
  readonly teiltAufrufe?: true;
  /** Product of the back office it ends in. */
  readonly produkt: string;
  /** First letters of the contract's number (`domain/antrag.md §5.4`). */
  readonly kuerzel: string;
}

/** Ordinary cancellation (`domain/vertrag.md §8`); the notice counts for VERTRAGSENDE only. */
export interface Kuendigungsfrist {
  readonly kuendbar: 'TAEGLICH' | 'VERTRAGSENDE' | 'NEIN';
  /** Months before the end of the insurance year. */
  readonly fristMonate: number;
  /** Where contracts of a brand have another notice. */
  readonly jeMarke?: Readonly<Partial<Record<VertragsMarke, Kuendigungsfrist>>>;
}

/** Each null where the product does not know the reason. */
export interface Sonderkuendigungsrechte {
  /** Property may be cancelled from the loss on (VVG § 92), liability once we have decided (§ 111). */
  readonly nachSchaden: 'AB_SCHADEN' | 'NACH_ENTSCHEIDUNG' | null;
  /** What proves that the risk is gone. */
  readonly risikofortfall: string | null;
  /** Whether the contract ends with the sale or passes to the buyer (VVG §§ 95-96). */
  readonly verkauf: 'ENDET' | 'GEHT_UEBER' | null;
}

/** Tariffs of a product as contracts of a brand have them. */
interface Tarifvarianten {
  /** Field of its request (`specification §3`, hfkVariante). */
  readonly feld: string;
  readonly stufen: readonly string[];
  /** The one that is chosen for her. */
  readonly vorgabe: string;
}

/** Cents, ascending, and the one that is chosen for her. */
export interface Summenstufen {
  readonly stufen: readonly number[];
  readonly vorgabe: number;
}

/** Cents, both ends included; by steps where there is a step. */
export interface Summenrahmen {
  readonly von: number;
  readonly bis: number;
  readonly schritt?: number;
}

export const taeglich = { kuendbar: 'TAEGLICH', fristMonate: 0 } as const;
export const zumVertragsende = { kuendbar: 'VERTRAGSENDE', fristMonate: 1 } as const;
export const zumVertragsende3 = { kuendbar: 'VERTRAGSENDE', fristMonate: 3 } as const;
export const unkuendbar = { kuendbar: 'NEIN', fristMonate: 0 } as const;
export const keine = { nachSchaden: null, risikofortfall: null, verkauf: null } as const;
