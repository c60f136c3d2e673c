import type { Worte } from '#machines/worte.ts';

export const worte = {
  zustaende: {
    anfordern: 'Anforderung',
    codeUndPasswort: 'Code und Passwort',
    email: 'E-Mail-Adresse',
    geaendert: 'Geändert',
    senden: 'Versand',
    setzen: 'Speichern',
  },
  ereignisse: { AENDERN: 'Passwort ändern', CODE_ERNEUT: 'Code erneut senden' },
  bedingungen: {
    istCodeUnterwegs: 'ein Code ist noch offen',
    istEmailGueltig: 'gültige E-Mail-Adresse',
    sindBeideGueltig: 'beides ausgefüllt',
    istFehler: 'Fehler',
  },
  aufrufe: {
    codeAnfordern: 'Code anfordern',
    passwortSetzen: 'Code prüfen, Passwort speichern',
  },
} as const satisfies Worte;
