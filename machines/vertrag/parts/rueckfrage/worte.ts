import type { ChartWorte } from '#machines/worte.ts';

/** Words for the acts that are asked for once more. */
export const worte = {
  zustaende: { ausfuehren: 'Ausführen', ruhe: 'Ungefragt' },
  ereignisse: { FRAGEN: 'Knopf gedrückt' },
  bedingungen: {
    istErklaert: 'der Vermittler sagt, dass er im Auftrag handelt; Kunden sagen nichts',
    istFehler: 'Art des Fehlers',
  },
  aufrufe: { ausfuehren: 'Ausführen' },
} as const satisfies ChartWorte;
