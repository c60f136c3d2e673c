import { fristen } from '#contract/zahlen.ts';
import { tagePlus } from '#contract/tag.ts';

/** What was insured before, as far as it is known; who was covered without a gap waits for nothing. */
export interface Vorschutz {
  readonly elementarVorversichert?: boolean | undefined;
}

/** Day new cover against the elements begins, yyyy-MM-dd; null where there is no wait (`domain/antrag.md §6.4`). */
export function elementarschutzAb(beginn: string, vorschutz: Vorschutz | undefined): string | null {
  return vorschutz?.elementarVorversichert === true
    ? null
    : tagePlus(beginn, fristen.elementarTage);
}
