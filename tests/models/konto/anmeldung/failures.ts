import type { Failures } from '#tests/models/engine/lint/failures.ts';
import { abgelaufen, technisch, type Sentences } from '#tests/models/sentences.ts';

/** Where a sign-in goes on when a call fails (`domain/konto.md §1`). */
export const failures: Failures = {
  anmelden: {
    ZUGANGSDATEN_FALSCH: 'zugangsdaten.wieder.zugangsdatenFalsch',
    GESPERRT: 'gesperrt',
    INITIALPASSWORT_ABGELAUFEN: 'initialpasswort.abgelaufen',
    ZUGANG_DEAKTIVIERT: 'zugangsdaten.wieder.zugangDeaktiviert',
    NICHT_EINGERICHTET: 'zugangsdaten.wieder.nichtEingerichtet',
    ANMELDUNG_ABGELAUFEN: 'zugangsdaten.wieder.anmeldungAbgelaufen',
    TECHNISCH: 'zugangsdaten.fehler',
  },
  initialpasswortAnfordern: {
    ZU_OFT: 'initialpasswort.zuOft',
    TECHNISCH: 'initialpasswort.fehler',
  },
  neuesPasswortSetzen: {
    PASSWORT_ABGELEHNT: 'neuesPasswort.passwortAbgelehnt',
    ANMELDUNG_ABGELAUFEN: 'zugangsdaten.wieder.anmeldungAbgelaufen',
    GESPERRT: 'gesperrt',
    TECHNISCH: 'neuesPasswort.fehler',
  },
  codePruefen: {
    ZU_VIELE_CODES: 'zugangsdaten.wieder.zuVieleCodes',
    ANMELDUNG_ABGELAUFEN: 'zugangsdaten.wieder.anmeldungAbgelaufen',
    GESPERRT: 'gesperrt',
    TECHNISCH: 'code.fehler',
  },
  codeErneut: {
    ANMELDUNG_ABGELAUFEN: 'zugangsdaten.wieder.codeNurNeu',
    CODE_NUR_NEU: 'zugangsdaten.wieder.codeNurNeu',
    GESPERRT: 'gesperrt',
    TECHNISCH: 'code.fehler',
  },
  bedingungenLesen: {
    SITZUNG_ABGELAUFEN: 'zugangsdaten.wieder.sitzungAbgelaufen',
    TECHNISCH: 'nutzungsbedingungen.nichtGeladen',
  },
  bedingungenAnnehmen: {
    SITZUNG_ABGELAUFEN: 'zugangsdaten.wieder.sitzungAbgelaufen',
    TECHNISCH: 'nutzungsbedingungen.nichtGespeichert',
  },
  // Who declines is signed out here, whatever the server says.
  abmelden: { TECHNISCH: 'zugangsdaten.eingabe' },
};

const anmeldungAbgelaufen = 'Die Anmeldung ist abgelaufen. Bitte melden Sie sich erneut an.';
const neueAnmeldung = 'Für einen neuen Code melden Sie sich bitte noch einmal an.';
// How long hangs on what the pool says.
const gesperrt = 'Zu viele Fehlversuche. Bitte versuchen Sie es in';

/** What she reads then (`domain/konto.md §1`). */
export const sentences: Sentences = {
  anmelden: {
    ZUGANGSDATEN_FALSCH: 'E-Mail-Adresse oder Passwort ist falsch.',
    GESPERRT: gesperrt,
    INITIALPASSWORT_ABGELAUFEN: 'Ihr Initialpasswort ist abgelaufen',
    ZUGANG_DEAKTIVIERT: 'Ihr Zugang ist gesperrt. Bitte wenden Sie sich an unseren Service.',
    NICHT_EINGERICHTET:
      'Ihr Zugang ist noch nicht fertig. Bitte fordern Sie unter „Zugang einrichten“ einen neuen Link an.',
    ANMELDUNG_ABGELAUFEN: anmeldungAbgelaufen,
    TECHNISCH: technisch,
  },
  initialpasswortAnfordern: {
    ZU_OFT: 'Sie haben zu oft angefordert. Bitte versuchen Sie es später nochmal.',
    TECHNISCH: technisch,
  },
  neuesPasswortSetzen: {
    PASSWORT_ABGELEHNT: 'Dieses Passwort ist nicht erlaubt. Wählen Sie ein anderes.',
    ANMELDUNG_ABGELAUFEN: anmeldungAbgelaufen,
    GESPERRT: gesperrt,
    TECHNISCH: technisch,
  },
  codePruefen: {
    ZU_VIELE_CODES: 'Bitte melden Sie sich erneut an.',
    ANMELDUNG_ABGELAUFEN: anmeldungAbgelaufen,
    GESPERRT: gesperrt,
    TECHNISCH: technisch,
  },
  codeErneut: {
    ANMELDUNG_ABGELAUFEN: neueAnmeldung,
    CODE_NUR_NEU: neueAnmeldung,
    GESPERRT: gesperrt,
    TECHNISCH: technisch,
  },
  bedingungenLesen: { SITZUNG_ABGELAUFEN: abgelaufen, TECHNISCH: technisch },
  bedingungenAnnehmen: { SITZUNG_ABGELAUFEN: abgelaufen, TECHNISCH: technisch },
  // Here she is signed out all the same.
  abmelden: {
    TECHNISCH: 'Auf anderen Geräten konnten wir Sie nicht abmelden.',
  },
};
