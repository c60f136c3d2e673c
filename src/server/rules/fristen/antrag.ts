import { monatePlus, tagePlus } from '#contract/tag.ts';

/** Founded less than 24 months ago: the founder's factor applies (`domain/antrag.md §3`). */
export function istExistenzgruender(gruendungsdatum: string, heute: string): boolean {
  return heute < monatePlus(gruendungsdatum, 24);
}

/** A calculated price holds 14 days for the same answers (`domain/antrag.md §3`). */
export function preisGiltBis(berechnetAm: string): string {
  return tagePlus(berechnetAm, preisTage);
}

/** Day a price was calculated on that holds until a day. */
export function preisBerechnetAm(gueltigBis: string): string {
  return tagePlus(gueltigBis, -preisTage);
}

const preisTage = 14;
