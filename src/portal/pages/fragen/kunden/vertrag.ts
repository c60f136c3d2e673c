import { gruppe, verkauft } from '../frage.ts';

export const vertrag = gruppe('vertrag', 'Vertrag und Änderungen', {
  'vertraege-sehen': {
    frage: 'Wo finde ich meine Verträge und Unterlagen?',
    antwort: [
      'Melden Sie sich an und öffnen Sie „Verträge“. Dort steht, was versichert ist, was es kostet und welche Unterlagen dazu gehören.',
      'Beendete Verträge finden Sie zusammengeklappt am Ende der Liste.',
    ],
    weiter: { text: 'Zu Ihren Verträgen', href: '/kunden/vertraege' },
    worte: 'Police Versicherungsschein Dokumente Bedingungen Übersicht',
  },
  'selbst-aendern': {
    frage: 'Was kann ich selbst ändern?',
    antwort: [
      'Öffnen Sie den Vertrag. Unter „Was möchten Sie tun?“ steht, was Sie online ändern können. Heute ist das die Zahlweise.',
      'Bevor Sie speichern, sehen Sie den alten und den neuen Beitrag und den Tag der Änderung.',
      'Alles andere ändert unser Service für Sie: {telefon}, {zeiten}.',
    ],
    worte: 'anpassen Deckung Versicherungssumme',
  },
  'aenderung-ab-wann': {
    frage: 'Ab wann gilt eine Änderung?',
    antwort: [
      'Mehr Schutz gilt frühestens ab dem nächsten Tag.',
      'Weniger Schutz gilt bei täglich kündbaren Verträgen auch ab dem nächsten Tag. Bei allen anderen gilt er ab der nächsten Hauptfälligkeit. Das ist der Tag, an dem Ihr Versicherungsjahr neu beginnt.',
      'Das genaue Datum steht in jeder Berechnung.',
    ],
    worte: 'Wirksamkeit Datum Stichtag Beginn',
  },
  vormerkung: {
    frage: 'Kann ich eine gespeicherte Änderung zurücknehmen?',
    antwort: [
      'Ja, solange sie vorgemerkt ist: bis zum Tag, bevor sie gilt. Löschen Sie die Vormerkung auf der Seite Ihres Vertrags.',
      'Danach ändern Sie den Vertrag einfach noch einmal.',
    ],
    worte: 'vorgemerkt rückgängig löschen Irrtum',
  },
  umzug: {
    frage: 'Ich ziehe um. Was muss ich tun?',
    antwort: [
      'Nennen Sie uns die neue Adresse, sobald Sie den Umzugstag kennen. Das geht bis zu {umzugTage}\u00A0Tage im Voraus. Wir ändern dann Ihre Postanschrift und jeden Vertrag, den Sie auswählen.',
      'Beim Hausrat sind während des Umzugs beide Wohnungen versichert, höchstens {umzugMonate}\u00A0Monate lang.',
      'Der Beitrag kann sich ändern, weil er von der Adresse abhängt. Steigt er beim Hausrat, können Sie einen Monat lang kündigen. Bei anderen Verträgen gilt das ab mehr als 10\u00A0%.',
    ],
    weiter: { text: 'Umzug melden', href: '/kunden/umzugsservice' },
    worte: 'Adresse Wohnung Anschrift neue',
    gilt: verkauft('HAUSRAT', 'FAHRRAD', 'SI'),
  },
  elementarschutz: {
    frage: 'Was ist Elementarschutz?',
    antwort: [
      'Elementarschutz zahlt bei Naturgefahren: Überschwemmung, Starkregen, Rückstau, Erdbeben, Erdsenkung, Schneedruck und Lawinen. In der Grunddeckung sind sie nicht enthalten.',
      'Nach dem Einschluss gilt eine Wartezeit von {elementarTage}\u00A0Tagen. An besonders gefährdeten Adressen können wir ihn nicht anbieten.',
    ],
    weiter: { text: 'Elementarschutz ändern', href: '/kunden/elementar' },
    worte: 'Hochwasser Flut Unwetter Naturgefahr ZÜRS',
    gilt: verkauft('HAUSRAT', 'SI'),
  },
  selbstbeteiligung: {
    frage: 'Was ist eine Selbstbeteiligung?',
    antwort: [
      'Das ist der Betrag, den Sie bei jedem Schaden selbst zahlen. Je höher er ist, desto niedriger ist Ihr Beitrag.',
      'Solange ein Schaden bearbeitet wird, können Sie die Selbstbeteiligung nicht senken.',
    ],
    worte: 'Selbstbehalt SB Eigenanteil',
    gilt: verkauft('PRIVATHAFTPFLICHT', 'HAUSRAT', 'TIERHALTER', 'BHV', 'VH', 'SI'),
  },
  versicherungssumme: {
    frage: 'Wie hoch soll die Versicherungssumme für meinen Hausrat sein?',
    antwort: [
      'Wir schlagen {jeQuadratmeter} je Quadratmeter Wohnfläche vor. Bei 80\u00A0m² sind das {beispielsumme}.',
      'Ab dieser Summe kürzen wir im Schaden nicht, auch wenn Ihr Hausrat mehr wert ist als angenommen. Das heißt Verzicht auf Unterversicherung.',
    ],
    worte: 'Unterversicherung Quadratmeter Wert Wohnfläche',
    gilt: verkauft('HAUSRAT'),
  },
  familie: {
    frage: 'Wir heiraten, ziehen zusammen oder bekommen ein Kind. Was ändert sich?',
    antwort: [
      'Ändern Sie in Ihrer Privathaftpflichtversicherung den Familienstand. Die neuen Personen sind frühestens ab dem nächsten Tag mitversichert.',
      'Bei einer Trennung ist Ihre Partnerin oder Ihr Partner ab dem Tag der Änderung nicht mehr mitversichert. Bitte sprechen Sie darüber.',
    ],
    weiter: { text: 'Familienstand ändern', href: '/kunden/familienstand' },
    worte: 'Hochzeit Baby Geburt Partner Scheidung mitversichert',
    gilt: verkauft('PRIVATHAFTPFLICHT'),
  },
  jahresumsatz: {
    frage: 'Warum fragen Sie nach meinem Jahresumsatz?',
    antwort: [
      'Der Beitrag Ihrer betrieblichen Versicherung richtet sich nach dem Umsatz. Wir fragen {umsatzFrageTage}\u00A0Tage vor der Hauptfälligkeit und erinnern zweimal.',
      'Ohne Ihre Angabe erhöhen wir den Umsatz zur Hauptfälligkeit um {umsatzAnhebung}\u00A0%. Danach können Sie ihn noch {umsatzKorrekturTage}\u00A0Tage lang berichtigen.',
    ],
    weiter: { text: 'Jahresumsatz melden', href: '/kunden/jahresumsatz' },
    worte: 'Betrieb Firma Gewerbe Erinnerung',
    gilt: verkauft('BHV', 'VH'),
  },
  bestaetigung: {
    frage: 'Wie bekomme ich eine Versicherungsbestätigung?',
    antwort: [
      'Öffnen Sie Ihren Vertrag und wählen Sie bei den Dokumenten „Bestätigung anfordern“. Dort gibt es sie für die Gemeinde, für Ihre Auftraggeber oder für die Steuer.',
      'Sie bekommen die Bestätigung sofort als PDF. Ist ein Beitrag überfällig, stellen wir sie aus, sobald er bezahlt ist.',
    ],
    weiter: { text: 'Zu Ihren Verträgen', href: '/kunden/vertraege' },
    worte: 'Nachweis Bescheinigung Hundesteuer Steuererklärung schadenfrei',
  },
});
