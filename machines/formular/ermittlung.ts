import type { Summenrahmen } from '#contract/produkte/beschreibung.ts';

/** What something is worth, added up from parts that are counted; plain data, for the field of a sum. */
export interface Wertermittlung {
  /** What folds open beside the sum. */
  readonly titel: string;
  /** Whose figures these are. */
  readonly text: string;
  readonly teile: readonly Wertteil[];
  /** Most of one kind. */
  readonly hoechstens: number;
}

interface Wertteil {
  readonly schluessel: string;
  readonly name: string;
  readonly inhalt: string;
  /** Of one, cents. */
  readonly wert: number;
}

/** How many there are of each part, as digits; one that is not named was not counted. */
export type Gezaehlt = Readonly<Record<string, string>>;

/** What was added up, cents, and the sum that can be chosen for it; null while nothing was counted. */
export function ermittelt(
  { teile }: Wertermittlung,
  gezaehlt: Gezaehlt,
  { von, bis, schritt = 1 }: Summenrahmen,
): { wert: number; summe: number } | null {
  const wert = teile.reduce(
    (zwischen, teil) => zwischen + teil.wert * Number(gezaehlt[teil.schluessel] ?? 0),
    0,
  );
  if (wert === 0) return null;
  // Upwards: a sum below the value would leave a part of it uninsured.
  return { wert, summe: Math.min(bis, Math.max(von, Math.ceil(wert / schritt) * schritt)) };
}
