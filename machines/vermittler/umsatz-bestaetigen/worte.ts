import type { ChartWorte } from '#machines/worte.ts';

/** Words for confirming several revenues. */
export const worte = {
  zustaende: {
    bestaetigen: 'Nächsten Vertrag bestätigen',
    frage: 'Im Auftrag?',
    ruhe: 'Auswahl',
  },
  ereignisse: {
    FRAGEN: 'Umsatz bestätigen gedrückt',
    SCHLIESSEN: 'Zur Liste gedrückt',
  },
  bedingungen: {
    istErklaert: 'Handelt im Auftrag',
    istFehler: 'Art des Fehlers',
    istGewaehlt: 'Etwas ist gewählt',
    istLetzter: 'Es war der letzte Vertrag',
  },
  aufrufe: { bestaetigen: 'Umsatz eines Vertrags bestätigen' },
} as const satisfies ChartWorte;
