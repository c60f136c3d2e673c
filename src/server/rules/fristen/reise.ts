import { tagePlus, tageZwischen } from '#contract/tag.ts';
import { werktagePlus } from '#contract/werktage.ts';

/** Days of a trip, both ends counted (`domain/antrag.md §6.7`). */
export function reisedauer(beginn: string, ende: string): number {
  return tageZwischen(beginn, ende) + 1;
}

/**
 * Cancellation cover is sold 30 days before the trip, or up to 3 working days after the booking;
 * otherwise the refusal BUCHUNGSFRIST (`domain/antrag.md §6.7`).
 */
export function istBuchungsfristGewahrt(lage: {
  heute: string;
  buchung: string;
  beginn: string;
}): boolean {
  const { heute, buchung, beginn } = lage;
  return beginn >= tagePlus(heute, 30) || heute <= werktagePlus(buchung, 3);
}
