import { texte } from '../../../texte.ts';

export const t = texte('konto.rahmennummer', {
  radTitel: 'Rahmennummer nachreichen',
  radEinleitung:
    'Mit der Rahmennummer erkennen wir Ihr Rad nach einem Diebstahl wieder. Sie steht meist unten am Tretlager.',
  radEinleitungKunde:
    'Mit der Rahmennummer erkennen wir das Rad nach einem Diebstahl wieder. Sie steht meist unten am Tretlager.',
  vertrag: 'Um welches Rad geht es?',
  radZeile: '{hersteller}, Vertrag {nummer}',
  radNummer: 'Rahmennummer {rahmennummer}',
  rahmennummerFehlt: 'Rahmennummer fehlt noch',
  rahmennummer: 'Rahmennummer',
  rahmennummerHinweis: '5 bis 25\u00A0Buchstaben, Ziffern oder Bindestriche.',
  bisher: 'Bisher: {rahmennummer}',
  hersteller: 'Anderer Hersteller',
  herstellerHinweis: 'Nur wenn er nicht stimmt. Bisher: {hersteller}',
  speichern: 'Rahmennummer speichern',
  zurueck: 'Zu Ihren Verträgen',
  gespeichertTitel: 'Rahmennummer gespeichert',
  gespeichert: 'Vielen Dank. Wir haben Ihre Angaben gespeichert.',
  zumVertrag: 'Zurück zum Vertrag',
  keinRadImVertrag: 'Dieser Vertrag versichert kein Rad.',
  keinRad: 'Sie haben bei uns kein Rad versichert.',
  keinRadText: 'Sobald ein Vertrag für ein Rad läuft, können Sie hier die Rahmennummer angeben.',
});
