/** RT-2026, HAUSRAT: EUR and factors per year (`domain/antrag.md §3`). */
export const hausrat = {
  zone: { Z1: '0.80', Z2: '1.00', Z3: '1.25', Z4: '1.55' },

  grunddeckung: {
    satz: '1.40 ‰',
    bauart: { MASSIV: '1.00', HOLZ_FACHWERK: '1.15' },
    variante: { BASIS: '0.85', KOMFORT: '1.00', PREMIUM: '1.20' },
    /** Brand HFK, instead of variante. */
    hfkVariante: { BASIS: '0.95', PLUS: '1.15' },
    sb: { SB_KEINE: '1.00', SB_250: '0.88', SB_500: '0.80', SB_1000: '0.70' },
    /** Claims of the last 5 years: none, 1, 2, 3 or more. */
    vorschaeden: ['1.00', '1.15', '1.40', 'NICHT'],
    mindestens: '30.00 EUR',
  },

  glasbruch: { WOHNUNG: '18.00 EUR', HAUS: '29.00 EUR' },

  elementar: {
    /** GK4 is not possible. */
    gk: { GK1: '0.25 ‰', GK2: '0.45 ‰', GK3: '1.60 ‰' },
    sgk: { SGK1: '1.00', SGK2: '1.15', SGK3: '1.40' },
    mindestens: '6.00 EUR',
  },

  fahrrad: {
    /** Limit of bicycle theft as a share of the sum. */
    grenze: { 1: '1 %', 2: '2 %', 3: '3 %', 5: '5 %', 10: '10 %' },
    satz: '2.20 %',
  },

  unbenannteGefahren: { anteilDerGrunddeckung: '30 %' },
  wohnschutzbrief: '15.00 EUR',
} as const;
