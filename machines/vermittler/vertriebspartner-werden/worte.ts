import type { ChartWorte } from '#machines/worte.ts';

export const worte = {
  zustaende: { zuOft: 'Zu viele Anträge', zuVieleCodes: 'Zu viele Codes' },
  ereignisse: {
    SENDEN: 'Senden',
    ANDERE_ART: 'Andere Art wählen',
    ADRESSE_AENDERN: 'Adresse ändern',
    CODE_ERNEUT: 'Neuer Code',
  },
  bedingungen: {
    darfErneut: 'die Wartezeit ist vorbei',
    istErreichbar: 'liegt auf dem Weg',
    istGueltig: 'vollständig',
    istTippgeber: 'gibt nur Tipps',
    istFrei: 'diese Nummer ist schon geprüft',
    existiert: 'es gibt schon einen Zugang',
    istBestaetigt: 'bestätigt, dass alles wahr ist',
    istSchonBewiesen: 'bestätigt, dass alles wahr ist, und die Adresse auch',
    istCode: 'sechs Ziffern',
    istFehler: 'Art des Fehlers',
  },
  aufrufe: {
    existenzPruefen: 'Registernummer prüfen',
    codeSenden: 'Code verschicken',
    codePruefen: 'Code prüfen',
    senden: 'Antrag senden',
  },
} as const satisfies ChartWorte;
