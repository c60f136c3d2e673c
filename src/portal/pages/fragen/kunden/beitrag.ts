import { gruppe, verkauft } from '../frage.ts';

export const beitrag = gruppe('beitrag', 'Beitrag und Zahlung', {
  zahlweise: {
    frage: 'Wie oft kann ich meinen Beitrag zahlen?',
    antwort: [
      'Jährlich, halbjährlich, vierteljährlich oder monatlich. Wer öfter zahlt, zahlt etwas mehr: halbjährlich {zuschlagHalb}\u00A0%, vierteljährlich {zuschlagViertel}\u00A0%, monatlich {zuschlagMonat}\u00A0%.',
      'Jede Zahlung muss mindestens {mindestrate} betragen. Monatlich geht nur mit Lastschrift.',
    ],
    weiter: { text: 'Zahlweise ändern', href: '/kunden/zahlungsweise' },
    worte: 'Rate Ratenzahlung Zuschlag Aufschlag',
    gilt: verkauft('PRIVATHAFTPFLICHT', 'HAUSRAT', 'FAHRRAD', 'TIERHALTER', 'BHV', 'VH', 'SI'),
  },
  'zahlweise-ab-wann': {
    frage: 'Ab wann gilt eine neue Zahlweise?',
    antwort: [
      'Ab Ihrem nächsten Zahlungstermin. Liegt er weniger als {einzugTage}\u00A0Tage entfernt, gilt der Termin danach.',
      'Bis dahin zahlen Sie wie gewohnt.',
    ],
    worte: 'umstellen Termin',
    gilt: verkauft('PRIVATHAFTPFLICHT', 'HAUSRAT', 'FAHRRAD', 'TIERHALTER', 'BHV', 'VH', 'SI'),
  },
  zahlungsart: {
    frage: 'Lastschrift oder Rechnung: Was ist möglich?',
    antwort: [
      'Lastschrift geht immer. Rechnung geht, wenn Sie jährlich oder einmalig zahlen.',
      'Vor jeder Lastschrift kündigen wir Betrag und Tag an.',
    ],
    worte: 'Überweisung SEPA Mandat bezahlen abbuchen',
  },
  bankverbindung: {
    frage: 'Wie ändere ich meine Bankverbindung?',
    antwort: [
      'Melden Sie sich an und tragen Sie die neue IBAN ein. Wir bestätigen die Änderung mit einem Code auf Ihr Handy.',
      'Ihre Bankverbindung können nur Sie selbst ändern, nicht Ihr Vermittler. Die erste Abbuchung vom neuen Konto ist frühestens {neuesKontoTage}\u00A0Tage später.',
      'Haben Sie gerade Ihre Handynummer geändert? Dann sperren wir die Bankverbindung zu Ihrer Sicherheit {bankSperreStunden}\u00A0Stunden lang.',
    ],
    weiter: { text: 'Bankverbindung ändern', href: '/kunden/bankverbindung' },
    worte: 'Konto IBAN Kontonummer wechseln',
  },
  'erster-beitrag': {
    frage: 'Wann zahle ich zum ersten Mal?',
    antwort: [
      'Der erste Beitrag ist {erstbeitragTage}\u00A0Tage nach Erhalt des Versicherungsscheins fällig.',
      'Zahlen Sie ihn bitte pünktlich: Bis dahin haben Sie sonst keinen Schutz. Bei Lastschrift genügt ein gedecktes Konto.',
    ],
    worte: 'Erstbeitrag fällig Fälligkeit',
  },
  mahnung: {
    frage: 'Ich habe eine Mahnung bekommen. Was nun?',
    antwort: [
      'Überweisen Sie den offenen Betrag bis zum Tag, der in der Mahnung steht. Sie haben mindestens {mahnungTage}\u00A0Tage Zeit.',
      'Nach der Frist haben Sie keinen Schutz mehr, und wir dürfen den Vertrag kündigen. Zahlen Sie innerhalb eines Monats nach der Kündigung, lebt der Vertrag wieder auf.',
      'Wird es einmal eng? Rufen Sie uns vorher an: {telefon}.',
    ],
    worte: 'überfällig Zahlungserinnerung Rückstand Rücklastschrift',
  },
  versicherungsteuer: {
    frage: 'Wie viel Versicherungssteuer steckt im Beitrag?',
    antwort: [
      'In der Haftpflicht- und der Fahrradversicherung sind es {steuer}\u00A0%. In der Hausratversicherung sind es {steuerHausrat}\u00A0%. Die Reisekrankenversicherung ist steuerfrei.',
      'Alle Beiträge in diesem Portal enthalten die Steuer schon.',
    ],
    worte: 'Versicherungsteuer Steuer Prozent brutto netto',
  },
  'beitrag-gestiegen': {
    frage: 'Mein Beitrag ist gestiegen. Was kann ich tun?',
    antwort: [
      'Wir schreiben Ihnen vorher, warum er steigt und ab wann. Bekommen Sie dafür nicht mehr Schutz, können Sie innerhalb eines Monats nach unserem Schreiben kündigen. Ihr Vertrag endet frühestens an dem Tag, ab dem der neue Beitrag gilt.',
      'Oft hilft auch eine höhere Selbstbeteiligung oder die jährliche Zahlung.',
    ],
    worte: 'teurer Erhöhung Beitragserhöhung Anpassung',
  },
});
