import { texte } from '../../texte.ts';

export const t = texte('vertrag.aenderungWaehlen', {
  zahlweise: 'Für welchen Vertrag möchten Sie die Zahlweise ändern?',
  selbstbeteiligung: 'Für welchen Vertrag möchten Sie die Selbstbeteiligung ändern?',
  elementar: 'Für welchen Vertrag möchten Sie den Elementarschutz ändern?',
  bhv: 'Für welchen Vertrag möchten Sie die Bürohaftpflicht ändern?',
  phv: 'Für welchen Vertrag möchten Sie die Privathaftpflicht ändern?',
  familienstand: 'Für welchen Vertrag möchten Sie den Familienstand ändern?',
  personenkreis: 'Für welchen Vertrag möchten Sie die Mitreisenden ändern?',
  fahrradtyp: 'Für welchen Vertrag möchten Sie die Art des Fahrrads ändern?',
  risikoort: 'Für welchen Vertrag möchten Sie die Adresse ändern?',
  deckung: 'Für welchen Vertrag möchten Sie den Schutz ändern?',
  jahresumsatz: 'Für welchen Vertrag möchten Sie den Jahresumsatz ändern?',
  'versicherte-kosten': 'Für welchen Vertrag möchten Sie die Versicherungssumme ändern?',
  gewerbearten: 'Für welchen Vertrag möchten Sie die Tätigkeit ändern?',
  einleitung: 'Wählen Sie einen Vertrag. Bevor Sie speichern, sehen Sie, was sich ändert.',
  keine: 'Zurzeit lässt sich das bei keinem Vertrag ändern.',
  keineText: 'Was Sie ändern können, steht bei jedem Vertrag.',
  warum: 'Der Grund steht beim Vertrag.',
  nichtMoeglich: 'Hier nicht möglich',
  alleVertraege: 'Alle Verträge',
});
