import * as z from 'zod/mini';

/** Answers of each step; a step takes no event whose answers its shape refuses. */
export const antworten = {
  /** Numbers of the contracts that are meant. */
  ruhe: z.object({ vertraege: z.array(z.string()).check(z.minLength(1)) }),
  /** A broker says that the customers asked for it (`domain/vertrag.md §2`). */
  frage: z.object({ imAuftragDesKunden: z.literal(true) }),
} as const;

export type Umsatzauswahl = z.infer<typeof antworten.ruhe>;

export type UmsatzSchritt = 'ruhe' | 'frage' | 'ergebnis';

/** What became of one contract; a refusal says why. */
export interface Umsatzergebnis {
  readonly nummer: string;
  readonly abgelehnt: string | null;
}
