/** RT-2026, SI_ALLGEFAHREN and SI_MEHRGEFAHREN: per mille of the sum and factors (`domain/antrag.md §3`). */
export const si = {
  bauart: { MASSIV: '1.00', HOLZ_FACHWERK: '1.20' },
  zone: { Z1: '0.80', Z2: '1.00', Z3: '1.25', Z4: '1.55' },
  /** Alarm system. */
  ema: '0.90',
  sb: { SB_250: '1.00', SB_500: '0.94', SB_1000: '0.87', SB_5000: '0.68' },
  /** Claims of the last 5 years: none, 1, 2, 3 or more. */
  vorschaeden: ['1.00', '1.20', 'MANUELL', 'MANUELL'],
  /** Per mille of the sum by flood class; GK4 is not possible. */
  elementar: { GK1: '0.30 ‰', GK2: '0.55 ‰', GK3: '1.80 ‰' },

  allgefahren: {
    satz: { 1: '2.20 ‰', 2: '3.00 ‰', 3: '4.40 ‰', 4: '7.00 ‰' },
    variante: { BASIS: '1.00', PLUS: '1.20' },
    mindestens: '110.00 EUR',
    /** Fire share of the total, taxed as fire; the rest are the other hazards. */
    anteilFeuer: '30 %',
  },

  mehrgefahren: {
    sk: { 1: '1.00', 2: '1.30', 3: '1.90', 4: '3.00' },
    /** Times construction. */
    FEUER: '0.70 ‰',
    /** Times zone and alarm system. */
    EINBRUCHDIEBSTAHL: '0.65 ‰',
    LEITUNGSWASSER: '0.45 ‰',
    /** Times construction. */
    STURM_HAGEL: '0.25 ‰',
    /** Without any factor. */
    GLAS: '38.00 EUR',
    /** Of all hazards together; what is missing goes to FEUER. */
    mindestens: '80.00 EUR',
  },

  hoechsteSummeHomeoffice: '50000.00 EUR',
  /** From this class on a sum above the limit needs an alarm system. */
  emaNoetigAbKlasse: 3,
} as const;
