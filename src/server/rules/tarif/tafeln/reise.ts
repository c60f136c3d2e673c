import { reise as beschreibung } from '#contract/produkte/reise.ts';

const { jahresreisepreise, alter } = beschreibung.grenzen;
const [bis2000, bis4000, bis6000, bis10000] = jahresreisepreise;

/** RT-2026, REISE: EUR and factors per trip or year (`domain/antrag.md §3`). */
export const reise = {
  /** Age of the oldest traveller. */
  alter: [
    { bis: alter.mehrAb - 1, faktor: '1.00' },
    { bis: alter.nochMehrAb - 1, faktor: '1.30' },
    { bis: alter.nichtAb - 1, faktor: '1.60' },
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
  },

  jahresvertrag: {
    ruecktritt: {
      /** By the price of the dearest trip. */
      beitrag: [
        { bis: bis2000, beitrag: '46.00 EUR' },
        { bis: bis4000, beitrag: '72.00 EUR' },
        { bis: bis6000, beitrag: '96.00 EUR' },
        { bis: bis10000, beitrag: '148.00 EUR' },
      ],
      sb20: '0.85',
      personenkreis: { SINGLE: '1.00', SINGLE_PLUS_KIND: '1.10', PAAR: '1.30', FAMILIE: '1.45' },
    },
    reisekranken: '14.00 EUR',
    gepaeck: '19.00 EUR',
  },
} as const;
