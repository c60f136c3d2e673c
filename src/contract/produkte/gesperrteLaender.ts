/**
 * Countries that no trip is insured to, by their ISO 3166-1 codes; data that the insurer keeps. The first list is that
 * of `domain/offen.md` P1; it is to be held against the sanctions of the European Union at `quelle`.
 */
export const gesperrteLaender = {
  quelle: 'https://www.sanctionsmap.eu',
  /** Day of the list, yyyy-MM-dd. */
  stand: '2026-11-20',
  laender: ['KP', 'IR', 'SY', 'RU', 'BY'],
} as const;
