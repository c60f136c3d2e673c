import type { Flow } from '#machines/flow.ts';
import { antworten as rueckfragenAntworten } from '#machines/vertrag/parts/rueckfrage/rueckfrage.ts';
import { worte as rueckfragenWorte } from '#machines/vertrag/parts/rueckfrage/worte.ts';
import { antworten as anmeldeAntworten } from './anmeldung/answers.ts';
import { anmeldung } from './anmeldung/machine.ts';
import { worte as anmeldeWorte } from './anmeldung/worte.ts';
import { antworten as nummerAntworten } from './handynummer/answers.ts';
import { neueHandynummer } from './handynummer/machine.ts';
import { antworten as resetAntworten } from './handynummer-aendern/answers.ts';
import { handynummerAendern } from './handynummer-aendern/machine.ts';
import { antworten as vergessenAntworten } from './passwort-vergessen/answers.ts';
import { passwortVergessen } from './passwort-vergessen/machine.ts';
import { worte as vergessenWorte } from './passwort-vergessen/worte.ts';
import { antworten as registrierAntworten } from './registrierung/answers.ts';
import { registrierung } from './registrierung/machine.ts';
import { worte as handynummerWorte } from './handynummer/worte.ts';
import { worte as datenWorte } from './daten/worte.ts';
import { antworten as bankAntworten } from './bankverbindung/answers.ts';
import { bankverbindung } from './bankverbindung/machine.ts';
import { antworten as nachrichtAntworten } from './nachricht/answers.ts';
import { nachricht as nachrichtSchreiben } from './nachricht/machine.ts';
import { nachrichtLoeschen } from './nachricht-loeschen/machine.ts';
import { antworten as mitarbeiterAntworten } from './mitarbeiter/answers.ts';
import { mitarbeiter } from './mitarbeiter/machine.ts';
import { antworten as untervermittlerAntworten } from './untervermittler/answers.ts';
import { untervermittler } from './untervermittler/machine.ts';
import { antworten as radAntworten } from './rahmennummer/answers.ts';
import { rahmennummer } from './rahmennummer/machine.ts';
import { antworten as einstellungenAntworten } from './einstellungen/answers.ts';
import { einstellungen } from './einstellungen/machine.ts';
import { antworten as emailAntworten } from './email-aendern/answers.ts';
import { emailAendern } from './email-aendern/machine.ts';
import { antworten as kontaktAntworten } from './kontaktdaten/answers.ts';
import { kontaktdaten } from './kontaktdaten/machine.ts';
import { antworten as passwortAntworten } from './passwort-aendern/answers.ts';
import { passwortAendern } from './passwort-aendern/machine.ts';
import { worte as kontoWorte } from './worte.ts';

/** Flows around an account, and what somebody signed in does with her own data. */
export const kontostrecken = {
  'konto/anmeldung': {
    titel: 'Anmeldung',
    chart: anmeldung,
    antworten: anmeldeAntworten,
    worte: anmeldeWorte,
  },
  'konto/passwort-vergessen': {
    titel: 'Passwort vergessen',
    chart: passwortVergessen,
    antworten: vergessenAntworten,
    worte: vergessenWorte,
  },
  'konto/registrierung': {
    titel: 'Zugang einrichten',
    chart: registrierung,
    antworten: registrierAntworten,
    worte: kontoWorte,
  },
  'konto/handynummer-aendern': {
    titel: 'Handynummer ohne Anmeldung ändern',
    chart: handynummerAendern,
    antworten: resetAntworten,
    worte: kontoWorte,
  },
  'konto/kontaktdaten': {
    titel: 'Kontaktdaten ändern',
    chart: kontaktdaten,
    antworten: kontaktAntworten,
    worte: datenWorte,
  },
  'konto/einstellungen': {
    titel: 'Einstellungen im Vermittlerportal',
    chart: einstellungen,
    antworten: einstellungenAntworten,
    worte: datenWorte,
  },
  'konto/passwort-aendern': {
    titel: 'Passwort ändern',
    chart: passwortAendern,
    antworten: passwortAntworten,
    worte: datenWorte,
  },
  'konto/email-aendern': {
    titel: 'E-Mail-Adresse ändern',
    chart: emailAendern,
    antworten: emailAntworten,
    worte: datenWorte,
  },
  'konto/bankverbindung': {
    titel: 'Bankverbindung ändern',
    chart: bankverbindung,
    antworten: bankAntworten,
    worte: datenWorte,
  },
  'konto/rahmennummer': {
    titel: 'Rahmennummer nachreichen',
    chart: rahmennummer,
    antworten: radAntworten,
    worte: datenWorte,
  },
  'konto/nachricht-loeschen': {
    titel: 'Nachricht löschen',
    chart: nachrichtLoeschen,
    antworten: rueckfragenAntworten,
    worte: rueckfragenWorte,
  },
  'konto/nachricht': {
    titel: 'Nachricht schreiben',
    chart: nachrichtSchreiben,
    antworten: nachrichtAntworten,
    worte: datenWorte,
  },
  'konto/handynummer': {
    titel: 'Handynummer ändern',
    chart: neueHandynummer,
    antworten: nummerAntworten,
    worte: handynummerWorte,
  },
  'konto/untervermittler': {
    titel: 'Person einladen',
    chart: untervermittler,
    antworten: untervermittlerAntworten,
    worte: datenWorte,
  },
  'konto/mitarbeiter': {
    titel: 'Mitarbeitende verwalten',
    chart: mitarbeiter,
    antworten: mitarbeiterAntworten,
    worte: datenWorte,
  },
} as const satisfies Record<`konto/${string}`, Flow>;
