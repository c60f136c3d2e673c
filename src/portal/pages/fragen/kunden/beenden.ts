import { gruppe, verkauft } from '../frage.ts';
import { fristen } from './fristen.ts';

export const beenden = gruppe('beenden', 'Widerruf und Kündigung', {
  'widerruf-frist': {
    frage: 'Wie lange kann ich meinen Vertrag widerrufen?',
    antwort: [
      '{widerrufTage}\u00A0Tage lang und ohne Grund. Die Frist beginnt am Tag, nachdem Sie Versicherungsschein, Bedingungen und Widerrufsbelehrung bekommen haben.',
      'Es genügt, wenn Sie den Widerruf rechtzeitig absenden. Endet die Frist am Wochenende oder an einem Feiertag, gilt der nächste Werktag.',
    ],
    weiter: { text: 'Vertrag widerrufen', href: '/vertrag-widerrufen' },
    worte: 'Widerrufsfrist Widerrufsrecht zurücktreten Rücktritt',
  },
  'widerruf-wie': {
    frage: 'Wie widerrufe ich?',
    antwort: [
      'Am schnellsten online: „Vertrag widerrufen“ finden Sie unten auf jeder Seite. Sie nennen Namen, Vertragsnummer und E-Mail-Adresse. Anmelden müssen Sie sich nicht, ein Grund ist nicht nötig.',
      'Wir bestätigen den Eingang sofort mit Datum und Uhrzeit. Eine E-Mail an {email} oder ein Brief genügt auch.',
    ],
    weiter: { text: 'Vertrag widerrufen', href: '/vertrag-widerrufen' },
    worte: 'Muster Formular Brief',
  },
  'widerruf-geld': {
    frage: 'Bekomme ich nach dem Widerruf mein Geld zurück?',
    antwort: [
      'Ja, wenn wir schon etwas abgebucht haben: spätestens {erstattungTage}\u00A0Tage nach Eingang Ihres Widerrufs. Sonst buchen wir nichts mehr ab.',
      'Hat Ihr Schutz auf Ihren Wunsch schon vorher begonnen, behalten wir nur den Beitrag für die Tage bis zum Widerruf.',
    ],
    worte: 'Erstattung Rückzahlung',
  },
  'widerruf-reise': {
    frage: 'Kann ich jede Reiseversicherung widerrufen?',
    antwort: [
      'Einen Jahresvertrag ja. Für eine einzelne Reise mit weniger als einem Monat Laufzeit gibt es kein Widerrufsrecht.',
    ],
    worte: 'Einzelreise Urlaub Storno',
    gilt: verkauft('REISE'),
  },
  'kuendigung-frist': {
    frage: 'Mit welcher Frist kann ich kündigen?',
    antwort: [
      '{heute}',
      '{frueher}',
      'Sie sind nicht sicher, welche Frist für Sie gilt? Fragen Sie uns: {telefon}, {zeiten}.',
    ],
    werte: fristen,
    worte: 'Kündigungsfrist Laufzeit Ablauf',
  },
  'kuendigung-wie': {
    frage: 'Wie kündige ich?',
    antwort: [
      'Im Kundenportal: Wählen Sie den Vertrag, den Grund und den letzten Tag Ihres Schutzes. Die Bestätigung bekommen Sie sofort.',
      'Ohne Anmeldung geht es per E-Mail an {email} oder per Brief: {versicherer}, {anschrift}.',
      'Nennen Sie dann Ihren Namen, die Anschrift, die Vertragsnummer und den letzten Tag Ihres Schutzes. „Zum nächstmöglichen Tag“ genügt auch.',
      'Am letzten Tag sind Sie noch bis 24\u00A0Uhr versichert.',
    ],
    weiter: { text: 'Vertrag kündigen', href: '/kunden/kuendigen-widerrufen' },
    worte: 'Kündigungsschreiben beenden aufhören wechseln Storno',
  },
  'kuendigung-schaden': {
    frage: 'Kann ich nach einem Schaden kündigen?',
    antwort: [
      'Ja, bis einen Monat, nachdem wir über den Schaden entschieden haben. Hausrat-, Fahrrad- und Inhaltsversicherung können Sie schon ab dem Schaden kündigen.',
      'Sie bestimmen das Ende selbst: sofort oder spätestens zum Ende des Versicherungsjahrs.',
    ],
    worte: 'Sonderkündigung Schadenfall außerordentlich',
  },
  'risiko-weg': {
    frage: 'Das Rad ist verkauft, der Hund gestorben, der Betrieb geschlossen. Was nun?',
    antwort: [
      'Dann endet der Vertrag mit dem Tag, an dem es nichts mehr zu versichern gibt. Das geht bis zu {rueckwirkendTage}\u00A0Tage rückwirkend.',
      'Laden Sie bei der Kündigung einen Nachweis hoch, zum Beispiel den Kaufvertrag oder die Gewerbeabmeldung. Wir melden uns innerhalb von {nachweisWerktage}\u00A0Werktagen.',
    ],
    worte: 'Wegfall Verkauf Tod Aufgabe Risikofortfall',
    gilt: verkauft('FAHRRAD', 'TIERHALTER', 'BHV', 'VH', 'SI', 'HAUSRAT'),
  },
  'kuendigung-geld': {
    frage: 'Bekomme ich nach der Kündigung Beitrag zurück?',
    antwort: [
      'Ja. Haben wir über das Enddatum hinaus abgebucht, erstatten wir den Rest taggenau auf Ihr Konto. Was offen ist, ziehen wir ab.',
      'Haben wir noch nichts abgebucht, zahlen Sie nur die Tage bis zum Ende.',
    ],
    worte: 'Erstattung Guthaben anteilig',
  },
});
