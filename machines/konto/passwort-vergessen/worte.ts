import type { ChartWorte } from '#machines/worte.ts';

export const worte = {
  zustaende: {
    anfordern: 'Anforderung',
    codeUndPasswort: 'Code und Passwort',
    email: 'E-Mail-Adresse',
    geaendert: 'Geändert',
    senden: 'Versand',
    setzen: 'Speichern',
  },
  ereignisse: {
    CODE_ERNEUT: 'Code erneut senden',
    // What guards are asked about.
    codeUndPasswort: 'Code und Passwort',
    email: 'E-Mail-Adresse',
  },
  bedingungen: {
    istCodeUnterwegs: 'ein Code ist noch offen',
    istGueltig: 'vollständig ausgefüllt',
    istFehler: 'Fehler',
  },
  aufrufe: {
    codeAnfordern: 'Code anfordern',
    passwortSetzen: 'Code prüfen, Passwort speichern',
  },
} as const satisfies ChartWorte;
