import { texte } from '../../../texte.ts';

export const t = texte('konto.anmeldung', {
  titel: 'Anmelden',
  einleitungKunden: 'Sehen Sie Ihre Verträge ein und ändern Sie, was sich bei Ihnen geändert hat.',
  einleitungVermittler: 'Ihr Zugang zum Vermittlerportal.',
  email: 'E-Mail-Adresse',
  passwort: 'Passwort',
  anmelden: 'Anmelden',
  passwortVergessen: 'Passwort vergessen?',

  codeTitel: 'Code eingeben',
  codeEinleitung:
    'Wir haben Ihnen eine SMS an {handynummer} geschickt. Sie enthält einen Code mit 6\u00A0Ziffern.',
  codeEinleitungOhneNummer:
    'Wir haben Ihnen eine SMS geschickt. Sie enthält einen Code mit 6\u00A0Ziffern.',
  code: 'Code aus der SMS',
  codeHinweis: 'Der Code ist 3\u00A0Minuten gültig.',
  codeBestaetigen: 'Code bestätigen',
  zurueck: 'Zurück zur Anmeldung',

  neuesPasswortTitel: 'Neues Passwort festlegen',
  neuesPasswortEinleitung: 'Sie melden sich zum ersten Mal an. Wählen Sie ein eigenes Passwort.',
  neuesPasswort: 'Neues Passwort',
  neuesPasswortRegeln:
    '8 bis 50\u00A0Zeichen, mit Groß- und Kleinbuchstaben, einer Zahl und einem Sonderzeichen.',
  staerke: 'Stärke: {stufe}',
  wiederholung: 'Passwort wiederholen',
  ungleich: 'Die Passwörter stimmen nicht überein.',
  passwortSpeichern: 'Passwort speichern',

  gesperrtTitel: 'Zugang vorübergehend gesperrt',
  gesperrt: 'Zu viele Fehlversuche. Bitte versuchen Sie es in 15\u00A0Minuten erneut.',
  gesperrtNoch: 'Noch {rest}\u00A0Minuten',

  angemeldetTitel: 'Sie sind angemeldet',
  angemeldet: 'Einen Moment, Ihre Seite wird geöffnet.',

  ZUGANGSDATEN_FALSCH: 'E-Mail-Adresse oder Passwort ist falsch.',
  GESPERRT: 'Zu viele Fehlversuche. Bitte versuchen Sie es in 15\u00A0Minuten erneut.',
  ZUGANG_DEAKTIVIERT: 'Ihr Zugang ist gesperrt. Bitte wenden Sie sich an unseren Service.',
  ANMELDUNG_ABGELAUFEN: 'Die Anmeldung ist abgelaufen. Bitte melden Sie sich erneut an.',
  ZU_VIELE_CODES: 'Bitte melden Sie sich erneut an.',
  PASSWORT_ABGELEHNT: 'Dieses Passwort ist nicht erlaubt. Wählen Sie ein anderes.',
  TECHNISCH: 'Leider ist etwas schief gelaufen. Bitte versuchen Sie es später nochmal.',
  SITZUNG_ABGELAUFEN: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
  ABGEMELDET: 'Sie wurden abgemeldet. Bitte melden Sie sich erneut an.',
  NUR_HIER:
    'Sie sind auf diesem Gerät abgemeldet. Auf anderen Geräten konnten wir Sie nicht abmelden.',
  CODE_FALSCH: 'Der Code ist nicht korrekt. Sie haben noch {n}\u00A0Versuche.',
  CODE_FALSCH_LETZTER: 'Der Code ist nicht korrekt. Sie haben noch 1\u00A0Versuch.',
});
