import { fristen } from '#contract/zahlen.ts';
import { monatePlus, tagePlus } from '#contract/tag.ts';

/** Founded so lately that the founder's factor applies (`domain/antrag.md §3`). */
export function istExistenzgruender(gruendungsdatum: string, heute: string): boolean {
  return heute < monatePlus(gruendungsdatum, fristen.gruenderMonate);
}

/** How long a calculated price holds for the same answers (`domain/antrag.md §3`). */
export function preisGiltBis(berechnetAm: string): string {
  return tagePlus(berechnetAm, fristen.preisTage);
}

/** Day a price was calculated on that holds until a day. */
export function preisBerechnetAm(gueltigBis: string): string {
  return tagePlus(gueltigBis, -fristen.preisTage);
}
