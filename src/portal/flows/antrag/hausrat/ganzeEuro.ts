import { formatBetrag } from '#contract/fields/betrag.ts';

/** Cents of a sum that is chosen in whole euros: `52.000 EUR`. */
export function ganzeEuro(cent: number): string {
  return formatBetrag(cent).replace(',00', '');
}
