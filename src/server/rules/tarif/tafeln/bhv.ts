/** RT-2026, BHV_2: per mille of the weighted revenue and factors (`domain/antrag.md §3`). */
export const bhv = {
  satz: { 1: '0.60 ‰', 2: '1.20 ‰', 3: '2.40 ‰', 4: '4.50 ‰', 5: '7.50 ‰' },
  mindestens: {
    1: '90.00 EUR',
    2: '120.00 EUR',
    3: '180.00 EUR',
    4: '260.00 EUR',
    5: '420.00 EUR',
  },
  versicherungssumme: { '3 Mio': '0.90', '5 Mio': '1.00', '10 Mio': '1.18' },
  sb: { SB_KEINE: '1.10', SB_250: '1.00', SB_500: '0.93', SB_1000: '0.86', SB_5000: '0.70' },
  /** Claims of the last 5 years: none, 1, 2, 3 or more. */
  vorschaeden: ['1.00', '1.15', '1.35', 'MANUELL'],
  /** On top a year, without any factor (`domain/offen.md` P8). */
  bausteine: { INTERNETSCHAEDEN: '24.00 EUR', SCHLUESSEL_ERWEITERT: '18.00 EUR' },
  /** BHV_1 is the old tariff. */
  tarif: { BHV_1: '1.08', BHV_2: '1.00' },
} as const;
