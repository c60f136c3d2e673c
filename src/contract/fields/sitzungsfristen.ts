/** How long a session lasts (`domain/konto.md §1`). */
export const sitzungsfristen = {
  /** Minutes without a sign of life until it ends. */
  untaetigMinuten: { benutzer: 30, vermittler: 60 },
  /** Hours after which it ends anyway. */
  hoechstensStunden: 12,
  /** Minutes of warning. */
  warnungMinuten: 2,
} as const;
