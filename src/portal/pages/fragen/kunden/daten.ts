import { gruppe } from '../frage.ts';

export const daten = gruppe('daten', 'Datenschutz und Sicherheit', {
  auskunft: {
    frage: 'Welche Daten haben Sie über mich?',
    antwort: [
      'Fordern Sie angemeldet unter „Ihre Daten“ eine Auskunft an, oder schreiben Sie an {email}. Sie bekommen alle Daten zu Ihrer Person innerhalb eines Monats, ohne Kosten.',
      'Sie können auch verlangen, dass wir Daten berichtigen oder löschen.',
    ],
    weiter: { text: 'Datenschutz', href: '/datenschutz' },
    worte: 'DSGVO persönliche gespeichert löschen Löschung Kopie',
  },
  'wer-sieht': {
    frage: 'Wer sieht meine Daten?',
    antwort: [
      'Sie, unser Service und der Vermittler, der Ihren Vertrag betreut. Andere Vermittler sehen nichts.',
      'Jeder Zugriff eines Vermittlers auf Ihre Daten wird aufgezeichnet. Gesundheitsdaten sieht er nie.',
    ],
    worte: 'Makler Zugriff Einsicht',
  },
  cookies: {
    frage: 'Setzen Sie Cookies?',
    antwort: [
      'Nein. Im Browser liegt nur, was für Anmeldung und Entwürfe nötig ist. Wenn Sie sich abmelden, werden Ihre Daten dort gelöscht.',
      'Wir messen nicht, wie Sie das Portal benutzen, und laden nichts von fremden Servern.',
    ],
    worte: 'Tracking Werbung Analyse Speicher',
  },
  aufbewahrung: {
    frage: 'Wie lange heben Sie meine Daten auf?',
    antwort: [
      'Solange Ihr Vertrag läuft und danach so lange, wie es das Gesetz verlangt: höchstens zehn Jahre.',
      'Ein Antrag, den Sie nicht abschließen, wird nach {entwurfTage}\u00A0Tagen gelöscht.',
    ],
    worte: 'Aufbewahrungsfrist speichern Dauer',
  },
  'echte-nachricht': {
    frage: 'Woran erkenne ich, dass eine Nachricht von Ihnen kommt?',
    antwort: [
      'Wir fragen nie nach Ihrem Passwort oder einem Code. Nicht per E-Mail, nicht per SMS und nicht am Telefon.',
      'Sind Sie unsicher, klicken Sie nicht und rufen Sie uns an: {telefon}.',
    ],
    worte: 'Phishing Betrug gefälscht Spam verdächtig',
  },
});
