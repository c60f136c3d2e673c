/** RT-2026, REISE: EUR and factors per trip or year (`domain/antrag.md §3`). */
export const reise = {
  /** Age of the oldest traveller. */
  alter: [
    { bis: 64, faktor: '1.00' },
    { bis: 74, faktor: '1.30' },
    { bis: 84, faktor: '1.60' },
  ],
  /** REISEKRANKEN and GEPAECK, one trip or a year. */
  personenkreis: { SINGLE: '1.00', SINGLE_PLUS_KIND: '1.25', PAAR: '1.70', FAMILIE: '2.00' },

  einzelreise: {
    ruecktritt: {
      satz: '3.40 %',
      satzMitSb20: '2.80 %',
      ziel: { EUROPA: '1.00', WELT: '1.15' },
      mindestens: '9.00 EUR',
    },
    reisekrankenJeTag: { EUROPA: '1.10 EUR', WELT: '2.20 EUR' },
    gepaeck: '7.90 EUR',
    hoechstdauerTage: 90,
  },

  jahresvertrag: {
    ruecktritt: {
      /** By the price of the dearest trip. */
      beitrag: [
        { bis: '2000.00 EUR', beitrag: '46.00 EUR' },
        { bis: '4000.00 EUR', beitrag: '72.00 EUR' },
        { bis: '6000.00 EUR', beitrag: '96.00 EUR' },
        { bis: '10000.00 EUR', beitrag: '148.00 EUR' },
      ],
      sb20: '0.85',
      personenkreis: { SINGLE: '1.00', SINGLE_PLUS_KIND: '1.10', PAAR: '1.30', FAMILIE: '1.45' },
    },
    reisekranken: '14.00 EUR',
    gepaeck: '19.00 EUR',
  },

  /**
   * Persons by group: whoever is a child is younger than 25, and so many are of age. Who travels alone may
   * be a child: the policyholder need not come along.
   */
  reisende: {
    SINGLE: { von: 1, bis: 1, erwachsene: 1, volljaehrige: 0 },
    SINGLE_PLUS_KIND: { von: 2, bis: 5, erwachsene: 1, volljaehrige: 1 },
    PAAR: { von: 2, bis: 2, erwachsene: 2, volljaehrige: 2 },
    FAMILIE: { von: 3, bis: 7, erwachsene: 2, volljaehrige: 2 },
  },
  kindUnter: 25,
  volljaehrigAb: 18,
} as const;
