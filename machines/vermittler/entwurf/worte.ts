import type { ChartWorte } from '#machines/worte.ts';

/** Words for what is done with a draft of a list. */
export const worte = {
  zustaende: {
    kopieren: 'Kopieren',
    liste: 'In der Liste',
    loeschen: 'Löschen',
    loeschfrage: 'Wirklich löschen?',
    ruhe: 'Ungefragt',
  },
  ereignisse: {
    KOPIEREN: 'Kopieren gedrückt',
    LOESCHEN: 'Löschen gedrückt',
    SENDEN: 'Senden oder Erinnern gedrückt',
  },
  bedingungen: { istFehler: 'Art des Fehlers', istGueltig: 'E-Mail-Adresse genannt' },
  aufrufe: {
    kopieren: 'Entwurf kopieren',
    loeschen: 'Entwurf löschen',
    senden: 'Link an den Kunden senden',
  },
} as const satisfies ChartWorte;
