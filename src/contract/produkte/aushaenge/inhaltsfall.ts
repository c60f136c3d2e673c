/** The firm both pages about contents tell of: what it owns is worth 50.000 EUR. */
export const inhaltsfall = { tarif: 'PLUS', summe: 50_000_00, werte: {} } as const;
