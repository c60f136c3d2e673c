import type { ChartWorte } from '#machines/worte.ts';

export const worte = {
  zustaende: { zuOft: 'Zu viele Meldungen', zuVieleCodes: 'Zu viele Codes' },
  ereignisse: { SENDEN: 'Senden', ADRESSE_AENDERN: 'Adresse ändern', CODE_ERNEUT: 'Neuer Code' },
  bedingungen: {
    darfErneut: 'die Wartezeit ist vorbei',
    istErreichbar: 'liegt auf dem Weg',
    istGueltig: 'vollständig',
    istBestaetigt: 'bestätigt, dass alles wahr ist',
    istSchonBewiesen: 'bestätigt, dass alles wahr ist, und die Adresse auch',
    istCode: 'sechs Ziffern',
    istFehler: 'Art des Fehlers',
  },
  aufrufe: {
    codeSenden: 'Code verschicken',
    codePruefen: 'Code prüfen',
    senden: 'Meldung senden',
  },
} as const satisfies ChartWorte;
