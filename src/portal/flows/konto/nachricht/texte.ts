import { texte } from '../../../texte.ts';

export const t = texte('konto.nachricht', {
  titel: 'Nachricht schreiben',
  einleitung: 'Wir antworten Ihnen hier im Postfach.',
  zurueck: 'Zum Postfach',
  anliegen: 'Worum geht es?',
  vertrag: 'Zu welchem Vertrag?',
  ohneVertrag: 'Zu keinem bestimmten Vertrag',
  vertragZeile: '{name}, Vertrag {nummer}',
  beendet: '{zeile}, beendet',
  nachricht: 'Ihre Nachricht',
  platzhalter: 'Schreiben Sie uns, was wir für Sie tun können.',
  keineGesundheit: 'Bitte schreiben Sie nichts über Ihre Gesundheit.',
  dateien: 'Dateien',
  senden: 'Nachricht senden',

  antwortenTitel: 'Antworten',
  betreff: 'Betreff: {betreff}',
  betreffVertrag: 'Betreff: {betreff}, Vertrag {nummer}',
  ihreAntwort: 'Was möchten Sie uns dazu sagen?',
  zurNachricht: 'Zur Nachricht',

  gesendetTitel: 'Ihre Nachricht wurde gesendet.',
  antwort: 'Wir antworten bis zum {tag}.',
  zumPostfach: 'Zum Postfach',
});
