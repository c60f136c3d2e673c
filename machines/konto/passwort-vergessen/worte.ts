import type { ChartWorte } from '#machines/worte.ts';
import { abgelehntWorte } from '../worte.ts';

export const worte = {
  zustaende: {
    ...abgelehntWorte,
    anfordern: 'Anforderung',
    codeUndPasswort: 'Code und Passwort',
    email: 'E-Mail-Adresse',
    erneut: 'Neuer Code',
    formular: 'Code und Passwort eingeben',
    wartet: 'Wartezeit',
    bereit: 'Neuer Code möglich',
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
    darfErneut: 'die Wartezeit ist vorbei',
    istCodeUnterwegs: 'ein Code ist noch offen',
    istGueltig: 'vollständig ausgefüllt',
    istFehler: 'Fehler',
  },
  aufrufe: {
    codeAnfordern: 'Code anfordern',
    passwortSetzen: 'Code prüfen, Passwort speichern',
  },
} as const satisfies ChartWorte;
