import type { ChartWorte } from '#machines/worte.ts';

export const worte = {
  zustaende: {
    zuVieleCodes: 'Zu viele Versuche',
    linkUngueltig: 'Link ungültig',
    nichtWiderrufen: 'Noch nicht widerrufen',
  },
  ereignisse: {
    SENDEN: 'Erklären',
    OHNE_LINK: 'Ohne Link weiter',
    ADRESSE_AENDERN: 'Angaben ändern',
    CODE_ERNEUT: 'Neuer Code',
  },
  bedingungen: {
    darfErneut: 'die Wartezeit ist vorbei',
    istErreichbar: 'liegt auf dem Weg',
    istGueltig: 'vollständig',
    nenntNiemanden: 'lehnt ab',
    istBestaetigt: 'mit Namen, und die Stellen entbunden',
    istOhneZugang: 'ohne Link und ohne Code',
    steht: 'so steht es',
    istCode: 'sechs Ziffern',
    istFehler: 'Art des Fehlers',
  },
  aufrufe: {
    codeSenden: 'Code verschicken',
    codePruefen: 'Code prüfen',
    lesen: 'Link lesen',
    senden: 'Erklärung senden',
    widerrufen: 'Widerruf senden',
  },
} as const satisfies ChartWorte;
