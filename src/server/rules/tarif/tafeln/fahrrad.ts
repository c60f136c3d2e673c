/** RT-2026, FAHRRAD_2: EUR and factors per year (`domain/antrag.md §3`). */
export const fahrrad = {
  /** The price of the bicycle is rounded up to full 100 EUR; that is the sum. */
  summeAufgerundetAuf: '100.00 EUR',

  diebstahl: {
    satz: { FAHRRAD: '3.20 %', E_BIKE: '3.60 %', LASTENRAD: '4.00 %' },
    zone: { A: '0.85', B: '1.00', C: '1.30' },
    /** Thefts of the last 3 years: none, 1, 2, 3 or more. */
    vorschaeden: ['1.00', '1.20', 'NICHT', 'NICHT'],
    mindestens: '30.00 EUR',
  },

  reparatur: {
    satz: { MIT_VERSCHLEISS: '2.60 %', OHNE_VERSCHLEISS: '1.70 %' },
    typ: { FAHRRAD: '1.00', E_BIKE: '1.15', LASTENRAD: '1.20' },
  },

  /** Counts for theft and repair. */
  nutzung: { PRIVAT: '1.00', BERUFLICH: '1.25' },
  schutzbrief: '9.90 EUR',
} as const;
