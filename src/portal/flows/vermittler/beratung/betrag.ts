import { formatBetrag } from '#contract/fields/formatBetrag.ts';

/** An amount whose unit stands below it. */
export function betrag(cent: number): string {
  return formatBetrag(cent).replace('\u00A0EUR', '');
}
