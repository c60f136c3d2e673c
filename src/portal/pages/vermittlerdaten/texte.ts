import { texte } from '../../texte.ts';

export const t = texte('vermittlerdaten', {
  titel: 'Ihre Daten',
  person: 'Zu Ihrer Person',
  name: 'Name',
  agentur: 'Agentur',
  vermittlernummer: 'Vermittlernummer',
  geaendert: 'Ihr Name oder Ihre Agentur hat sich geändert?',
  schreiben: 'Schreiben Sie uns',
  anmeldung: 'Anmeldung',
  email: 'E-Mail-Adresse',
  handynummer: 'Handynummer',
  handynummerHinweis: 'An diese Nummer senden wir Codes.',
  keineAngabe: 'Nicht angegeben',
  emailAendern: 'E-Mail-Adresse ändern',
  handynummerAendern: 'Handynummer ändern',
  passwortAendern: 'Passwort ändern',
  geraete: 'Ihre Geräte',
  geraeteText:
    'Sie bekommen bei jeder Anmeldung einen Code, auf jedem Gerät. Wir merken uns keines.',
  abmelden: 'Melden Sie sich ab, gilt das für alle Geräte, auf denen Sie angemeldet sind.',
  einstellungen: 'E-Mails und Signatur',
  einstellungenText: 'Welche E-Mails Sie bekommen und wie Sie Nachrichten unterschreiben.',
  zuDenEinstellungen: 'Zu den Einstellungen',
});
