/** Insurance tax in hundredths of a percent (VersStG, `domain/antrag.md §3`). */
export const steuersatz = {
  /** Liability, bicycle, glass, Schutzbrief, Reiserücktritt, Gepäck, other property hazards. */
  voll: 1900,
  /** Home contents and its clauses: 19 % on 85 %. */
  hausrat: 1615,
  /** Fire share of property contents: 22 % on 60 %. */
  feuer: 1320,
  /** Health insurance of a trip is exempt. */
  keine: 0,
} as const;
