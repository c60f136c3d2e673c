import type { ChartWorte } from '#machines/worte.ts';
import { abgelehntWorte } from '../worte.ts';

/** Words for the charts in which somebody signed in changes her own data. */
export const worte = {
  zustaende: {
    ...abgelehntWorte,
    angaben: 'Kontaktdaten',
    bestaetigen: 'Bestätigung',
    einstellungen: 'Einstellungen',
    erneut: 'Neuer Code',
    formular: 'Code eingeben',
    wartet: 'Wartezeit',
    bereit: 'Neuer Code möglich',
    geaendert: 'Geändert',
    gespeichert: 'Gespeichert',
    konto: 'Konto',
    linkGesendet: 'Link gesendet',
    neueEmail: 'Neue E-Mail-Adresse',
    passwort: 'Passwort',
    pruefen: 'Prüfung',
    rad: 'Fahrrad',
    senden: 'Versand',
  },
  ereignisse: {
    ANGEMELDET: 'Wieder angemeldet',
    CODE_ERNEUT: 'Code erneut senden',
    EMAIL_NICHT_VERWENDBAR: 'E-Mail-Adresse geht nicht',
    EMAIL_UNBEWIESEN: 'E-Mail-Adresse unbestätigt',
    // What guards are asked about.
    angaben: 'alle Angaben',
    bestaetigen: 'Code',
    einstellungen: 'E-Mails und Signatur',
    konto: 'Konto und Lastschriftmandat',
    neueEmail: 'Adresse und Passwort',
    passwort: 'beide Passwörter',
    rad: 'Rahmennummer',
  },
  bedingungen: {
    darfErneut: 'die Wartezeit ist vorbei',
    istGueltig: 'vollständig ausgefüllt',
    istFehler: 'Fehler',
  },
  aufrufe: {
    bankverbindungSpeichern: 'Bankverbindung speichern',
    bestaetigungPruefen: 'Code prüfen',
    bestaetigungSenden: 'Code als SMS senden',
    emailAendern: 'Passwort prüfen, Link an die neue Adresse senden',
    einstellungenSpeichern: 'Einstellungen speichern',
    kontaktdatenSpeichern: 'Kontaktdaten speichern',
    rahmennummerSpeichern: 'Rahmennummer speichern',
    passwortAendern: 'Bisheriges Passwort prüfen, neues speichern',
  },
} as const satisfies ChartWorte;
