import { monatePlus } from './tag.ts';

/**
 * No right of withdrawal for a term of less than a month (VVG § 8 (3) no. 1), counted from the moment of conclusion, when
 * the cover begins (BGB § 187 (1); `domain/beispiele.md` 80). Days as yyyy-MM-dd; null is a contract that goes on.
 */
export function istWiderruflich(ende: string | null, abschluss: string): boolean {
  return ende === null || ende >= monatePlus(abschluss, 1);
}

/** Said where there is none, on the closing page and in the papers (`domain/antrag.md §4`). */
export const keinWiderrufsrecht = 'Für diesen Vertrag besteht kein Widerrufsrecht.';
