import type { ChartWorte } from '#machines/worte.ts';

export const worte = {
  zustaende: {
    abgelaufen: 'Abgelaufen',
    anfordern: 'Anforderung',
    initialpasswort: 'Initialpasswort',
    pruefen: 'Prüfung',
    senden: 'Versand',
    annehmen: 'Zustimmung',
    laden: 'Nachsehen',
    zugelassen: 'Zulassung',
    setzen: 'Speichern',
  },
  ereignisse: {
    CODE_ERNEUT: 'Code erneut senden',
    INITIALPASSWORT_ANFORDERN: 'Neues Initialpasswort anfordern',
    NEUES_PASSWORT: 'Passwort festlegen',
  },
  bedingungen: {
    schonAngemeldet: 'schon angemeldet',
    istVermittler: 'Vermittlerportal',
    beidemZugestimmt: 'beidem zugestimmt',
    sindAngenommen: 'schon zugestimmt',
    istAbgelaufen: 'Sitzung abgelaufen',
    codeOffen: 'ein Code ist noch offen',
    zugangsdatenVollstaendig: 'beides ausgefüllt',
    emailGueltig: 'gültige E-Mail-Adresse',
    istInitialpasswortAbgelaufen: 'Initialpasswort abgelaufen',
    istZuOft: 'zu viele Anforderungen',
    passwortErlaubt: 'erfüllt die Regeln',
    codeVollstaendig: 'sechs Ziffern',
    istGesperrt: 'zu viele Fehlversuche',
    istTechnisch: 'technisches Problem',
  },
  aufrufe: {
    bedingungenLesen: 'Zustimmung nachsehen',
    bedingungenAnnehmen: 'Zustimmung speichern',
    codeErneut: 'neuen Code senden',
    initialpasswortAnfordern: 'neues Initialpasswort anfordern',
    anmelden: 'Passwort prüfen',
    neuesPasswortSetzen: 'neues Passwort speichern',
  },
} as const satisfies ChartWorte;
