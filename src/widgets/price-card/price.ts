/** What card and bar know of the price. */
export interface PriceState {
  /** It holds; it is being calculated; it cannot be calculated. */
  state: 'settled' | 'calculating' | 'unavailable';
  /** As read, without its unit: "8,97"; the last known one unless it is settled. */
  price?: string | undefined;
  /** "EUR im Monat" */
  unit?: string | undefined;
  /** Why it cannot be calculated and what holds. */
  reason?: string | undefined;
}

export const priceWords = {
  beitrag: 'Ihr Beitrag',
  laeuft: 'Wir berechnen Ihren Beitrag …',
  fehlt: 'Den Beitrag können wir gerade nicht berechnen.',
  kurzLaeuft: 'wird berechnet',
  kurzFehlt: 'nicht berechenbar',
} as const;
