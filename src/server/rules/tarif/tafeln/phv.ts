/** RT-2026, PRIVATHAFTPFLICHT: EUR and factors per year (`domain/antrag.md §3`). */
export const phv = {
  grundbeitrag: {
    SINGLE: '48.00 EUR',
    SINGLE_MIT_KIND: '56.00 EUR',
    PAAR: '66.00 EUR',
    FAMILIE: '72.00 EUR',
  },
  deckung: { BASIS: '0.80', KOMFORT: '1.00', PREMIUM: '1.25' },
  /** Brand HFK, instead of deckung. */
  hfkVariante: { BASIS: '0.90', PLUS: '1.10' },
  versicherungssumme: { '10 Mio': '0.92', '20 Mio': '1.00', '50 Mio': '1.12' },
  sb: { SB_KEINE: '1.00', SB_250: '0.85', SB_500: '0.78' },
  alter: {
    /** Only familienstand SINGLE. */
    singleUnter30: '0.85',
    ab60: '0.95',
    sonst: '1.00',
  },
  /** Claims of the last 5 years: none, 1, 2, 3 or more. */
  vorschaeden: ['1.00', '1.15', '1.40', 'NICHT'],
  mindestens: '24.00 EUR',

  /** On top, without any factor. */
  diensthaftpflicht: {
    LEHRER: '14.00 EUR',
    VERWALTUNG: '18.00 EUR',
    POLIZEI: '26.00 EUR',
    SOLDAT: '26.00 EUR',
  },
  mindestalter: 18,
  hoechstalter: 100,
} as const;
