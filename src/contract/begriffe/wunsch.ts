/** What matters most to her, asked before anything is recommended (VVG § 6, `domain/verkauf.md §2`). */
export const wunsch = {
  GUENSTIG: 'Ein niedriger Beitrag',
  AUSGEWOGEN: 'Gutes Verhältnis von Schutz und Beitrag',
  RUNDUM: 'Möglichst viel Schutz',
} as const;
export type Wunsch = keyof typeof wunsch;

/** In the order they are offered. */
export const wuensche = ['GUENSTIG', 'AUSGEWOGEN', 'RUNDUM'] as const satisfies readonly Wunsch[];

/**
 * What stands in the place of a wish where she wants no advice (VVG § 6 (3)). It is typed as one, because no product
 * meets it: whoever asks a product's rule puts a wish there first, and asks none for its advice (`antrag/beratung.ts`).
 */
export const keineBeratung = 'KEINE_BERATUNG' as string as Wunsch;
