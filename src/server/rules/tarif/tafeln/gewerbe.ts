/** RT-2026, what BHV_2 and VH_2 have in common (`domain/antrag.md §3`). */
export const gewerbetarif = {
  /** Weighted revenue W: each band counts with its factor. */
  umsatz: [
    { naechste: '250000.00 EUR', zaehlt: '1.00' },
    { naechste: '750000.00 EUR', zaehlt: '0.70' },
    { naechste: '4000000.00 EUR', zaehlt: '0.45' },
  ],
  /** Classes by which the highest side trade lies above the main one: none, 1, 2, 3 or more. */
  nebengewerbe: ['1.00', '1.20', '1.40', '1.60'],
  /** Founded less than 24 months ago. */
  existenzgruender: '0.85',
} as const;
