import type { Failures } from '#tests/models/engine/lint/failures.ts';

/** Where a sign-in goes on when a call fails (`domain/konto.md §1`). */
export const failures: Failures = {
  anmelden: {
    ZUGANGSDATEN_FALSCH: 'zugangsdaten.eingabe',
    GESPERRT: 'gesperrt',
    INITIALPASSWORT_ABGELAUFEN: 'initialpasswort.abgelaufen',
    ZUGANG_DEAKTIVIERT: 'zugangsdaten.eingabe',
    TECHNISCH: 'zugangsdaten.fehler',
  },
  initialpasswortAnfordern: {
    ZU_OFT: 'initialpasswort.abgelaufen',
    TECHNISCH: 'initialpasswort.fehler',
  },
  neuesPasswortSetzen: {
    PASSWORT_ABGELEHNT: 'neuesPasswort.eingabe',
    ANMELDUNG_ABGELAUFEN: 'zugangsdaten.eingabe',
    GESPERRT: 'gesperrt',
    TECHNISCH: 'neuesPasswort.fehler',
  },
  codePruefen: {
    ZU_VIELE_CODES: 'zugangsdaten.eingabe',
    ANMELDUNG_ABGELAUFEN: 'zugangsdaten.eingabe',
    GESPERRT: 'gesperrt',
    TECHNISCH: 'code.fehler',
  },
  codeErneut: {
    ANMELDUNG_ABGELAUFEN: 'zugangsdaten.eingabe',
    CODE_NUR_NEU: 'zugangsdaten.eingabe',
    GESPERRT: 'gesperrt',
    TECHNISCH: 'code.fehler',
  },
  bedingungenLesen: {
    SITZUNG_ABGELAUFEN: 'zugangsdaten.eingabe',
    TECHNISCH: 'nutzungsbedingungen.nichtGeladen',
  },
  bedingungenAnnehmen: {
    SITZUNG_ABGELAUFEN: 'zugangsdaten.eingabe',
    TECHNISCH: 'nutzungsbedingungen.nichtGespeichert',
  },
  // Who declines is signed out here, whatever the server says.
  abmelden: { TECHNISCH: 'zugangsdaten.eingabe' },
};
