/** RT-2026, VH_2: per mille of the weighted revenue and factors (`domain/antrag.md §3`). */
export const vh = {
  satz: { 1: '2.60 ‰', 2: '4.00 ‰', 3: '6.50 ‰' },
  mindestens: { 1: '140.00 EUR', 2: '190.00 EUR', 3: '260.00 EUR' },
  versicherungssumme: {
    '100.000': '0.70',
    '250.000': '0.85',
    '500.000': '1.00',
    '1 Mio': '1.25',
    '2 Mio': '1.60',
  },
  sb: { SB_KEINE: '1.12', SB_250: '1.06', SB_500: '1.00', SB_1000: '0.92', SB_5000: '0.74' },
  /** Claims of the last 5 years: none, 1, 2, 3 or more. */
  vorschaeden: ['1.00', '1.25', 'MANUELL', 'MANUELL'],

  /** On top, without any factor. */
  buerohaftpflicht: '60.00 EUR',
  jePhv: '42.00 EUR',
  phvAnzahl: { KEINE: 0, EINS: 1, ZWEI: 2, DREI: 3 },
} as const;
