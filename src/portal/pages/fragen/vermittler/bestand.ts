import { gruppe } from '../frage.ts';

export const bestand = gruppe('bestand', 'Bestand und Verträge', {
  'kunde-suchen': {
    frage: 'Wie finde ich jemanden in meinem Bestand?',
    antwort: [
      'Suchen Sie im Kundenbestand nach Name, Firma, Vertragsnummer oder Postleitzahl. {suchzeichen}\u00A0Zeichen genügen.',
      'Mit Filtern sehen Sie zum Beispiel nur Verträge mit Mahnung oder mit offener Aufgabe.',
    ],
    weiter: { text: 'Zum Kundenbestand', href: '/vermittler/kundenbestand' },
    worte: 'Kunde Kunden Suche Filter',
  },
  'kunde-fehlt': {
    frage: 'Jemand fehlt in meinem Bestand.',
    antwort: [
      'Sie sehen nur, wen Ihre Agentur betreut. Untervermittler sehen die Verträge, die ihnen zugeordnet sind.',
      'Fehlt trotzdem jemand, schreiben Sie uns mit der Vertragsnummer an {email}.',
    ],
    worte: 'Kunde Kunden Zuordnung Übertragung Maklerwechsel Vollmacht',
  },
  'bestand-laden': {
    frage: 'Kann ich meinen Bestand herunterladen?',
    antwort: [
      'Ja, als CSV-Datei. Ihre Filter gelten auch für die Datei.',
      'Bankdaten und Gesundheitsdaten sind nicht enthalten. Jeder Abruf wird aufgezeichnet.',
    ],
    weiter: { text: 'Zum Kundenbestand', href: '/vermittler/kundenbestand' },
    worte: 'Export Excel CSV Download Liste',
  },
  'aendern-im-auftrag': {
    frage: 'Darf ich Verträge meiner Kundinnen und Kunden ändern?',
    antwort: [
      'Ja, im Auftrag der Kundin oder des Kunden. Das bestätigen Sie beim Speichern. Die betroffene Person bekommt von uns eine E-Mail.',
      'Untervermittler brauchen dafür das Recht „Verträge ändern“. Den Jahresumsatz dürfen sie auch ohne dieses Recht angeben.',
    ],
    weiter: { text: 'Vertrag öffnen', href: '/vermittler/vertraege/details' },
    worte: 'Vertragsänderung Vollmacht',
  },
  'bank-nur-kunde': {
    frage: 'Warum kann ich die Bankverbindung nicht ändern?',
    antwort: [
      'Die Bankverbindung ändern nur die Kundinnen und Kunden selbst, mit einem Code auf ihr Handy. Das schützt alle vor Betrug.',
    ],
    worte: 'IBAN Konto Lastschrift',
  },
  'kuendigung-kunde': {
    frage: 'Kann ich im Auftrag kündigen?',
    antwort: [
      'Ja, wenn Sie die Kündigung der Kundin oder des Kunden hochladen. Untervermittler können das nicht.',
      'Einen Widerruf kann nur die Kundin oder der Kunde selbst erklären.',
    ],
    weiter: { text: 'Vertrag öffnen', href: '/vermittler/vertraege/details' },
    worte: 'kündigen Kündigung Widerruf Storno',
  },
  'schaden-fuer-kunde': {
    frage: 'Kann ich einen Schaden im Auftrag melden?',
    antwort: [
      'Ja, wenn Sie die Kundin oder den Kunden darüber informiert haben. Untervermittler brauchen dafür das Recht „Schaden melden“.',
      'Die Kundin oder der Kunde findet die Meldung im Kundenportal und reicht die Unterlagen dort selbst ein.',
    ],
    weiter: { text: 'Schaden melden', href: '/schaden-melden' },
    worte: 'Schadenmeldung Leistung',
  },
  'umsatz-aufgabe': {
    frage: 'Was bedeutet die offene Aufgabe zum Jahresumsatz?',
    antwort: [
      'Wir brauchen den aktuellen Umsatz des Betriebs. Sie oder der Betrieb bestätigen ihn bis zur Hauptfälligkeit.',
      'Sonst erhöhen wir ihn um {umsatzAnhebung}\u00A0%. Danach lässt er sich {umsatzKorrekturTage}\u00A0Tage lang berichtigen.',
    ],
    worte: 'Umsatzmeldung Aktivität Gewerbe',
  },
});
