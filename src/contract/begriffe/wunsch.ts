/** What matters most to her, asked before anything is recommended (VVG § 6, `domain/verkauf.md §2`). */
export const wunsch = {
  GUENSTIG: 'Ein niedriger Beitrag',
  AUSGEWOGEN: 'Gutes Verhältnis von Schutz und Beitrag',
  RUNDUM: 'Möglichst viel Schutz',
} as const;
export type Wunsch = keyof typeof wunsch;

/** In the order they are offered. */
export const wuensche = ['GUENSTIG', 'AUSGEWOGEN', 'RUNDUM'] as const satisfies readonly Wunsch[];
