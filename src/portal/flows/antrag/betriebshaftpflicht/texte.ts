import { texte } from '../../../texte.ts';

export const t = texte('antrag.betriebshaftpflicht', {
  gewerbeTitel: 'Was macht Ihr Betrieb?',
  hauptgewerbe: 'Was ist Ihre Haupttätigkeit?',
  hauptgewerbeHinweis: 'Ein Wort genügt, zum Beispiel Programmierer, Café oder Maler.',
  hauptgewerbeWarum:
    'Jede Tätigkeit hat andere Gefahren: Ein Dachdecker richtet leichter großen Schaden an als eine Übersetzerin. Danach richtet sich der Beitrag.',
  nebengewerbe: 'Weitere Tätigkeiten',
  nebengewerbeHinweis: 'Bis zu drei. Nur was hier steht, ist auch versichert.',
  nebengewerbeWarum:
    'Der Beitrag steigt nur, wenn eine weitere Tätigkeit gefährlicher ist als Ihre Haupttätigkeit.',

  risikofragenTitel: 'Was ist bei Ihnen besonders?',
  risikofragenWarum:
    'Diese Fragen gehören zu Ihren Tätigkeiten. Manches versichern wir nur zu einem höheren Beitrag, manches prüfen wir persönlich, manches können wir nicht versichern.',

  firmensitzTitel: 'Wo hat Ihre Firma ihren Sitz?',
  firmensitzWarum:
    'Die Adresse steht auf dem Vertrag. Dorthin geht Post, die wir Ihnen schicken müssen.',

  umsatzTitel: 'Wie groß ist Ihr Betrieb?',
  gegruendetVor2019: 'Wurde Ihr Unternehmen vor dem 01.01.2019 gegründet?',
  gegruendetWarum: 'Wer vor weniger als 24\u00A0Monaten gegründet hat, zahlt 15\u00A0% weniger.',
  gruendungsdatum: 'Gründungsdatum',
  gruendungsdatumHinweis: 'Der Tag der Gewerbeanmeldung oder der Eintragung.',
  gruender: 'Sie bekommen den Nachlass für Gründer',
  gruenderText:
    'Er endet mit der ersten Hauptfälligkeit nach dem 24.\u00A0Monat seit der Gründung. Schätzen Sie beim Umsatz, was Sie in den ersten 12\u00A0Monaten einnehmen.',
  jahresumsatz: 'Jahresumsatz (netto)',
  jahresumsatzHinweis: 'Vom letzten abgeschlossenen Jahr, ohne Umsatzsteuer.',
  jahresumsatzWarum:
    'Mehr Umsatz heißt meist mehr Aufträge und mehr Gelegenheit für Schäden. Jedes Jahr fragen wir wieder danach.',
  anzahlMitarbeiter: 'Anzahl Mitarbeitende',
  anzahlMitarbeiterHinweis: 'Ohne Sie selbst, auch Aushilfen.',
  anzahlMitarbeiterWarum: 'Alle sind mitversichert, wenn sie für Sie arbeiten.',
  auslandsumsatzUSA: 'Erzielen Sie Umsätze in USA oder Kanada?',
  auslandsumsatzUSAWarum:
    'Dort sprechen Gerichte oft sehr hohe Summen zu. Das sehen wir uns persönlich an.',
  auslandsanteilUeber10: 'Erzielen Sie mehr als ein Zehntel Ihres Umsatzes im Ausland?',
  auslandsanteilWarum: 'In anderen Ländern haften Sie nach anderen Gesetzen.',
  persoenlich: 'Wir prüfen Ihre Anfrage dann persönlich.',

  deckungTitel: 'Bis zu welcher Summe möchten Sie versichert sein?',
  versicherungssumme: 'Versicherungssumme',
  versicherungssummeWarum:
    'So viel zahlen wir höchstens für einen Schaden. Was darüber liegt, zahlen Sie selbst.',
  mio3: '3\u00A0Mio.\u00A0EUR',
  mio3Folge: 'Für Büro und Beratung meist genug. Der niedrigste Beitrag.',
  mio5: '5\u00A0Mio.\u00A0EUR',
  mio5Folge: 'Unsere Empfehlung. So viel verlangen auch die meisten Auftraggeber.',
  mio10: '10\u00A0Mio.\u00A0EUR',
  mio10Folge: 'Für Arbeiten auf Baustellen und große Aufträge.',
});
