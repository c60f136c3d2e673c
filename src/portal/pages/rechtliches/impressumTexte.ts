import { texte } from '../../texte.ts';

export const t = texte('impressum', {
  titel: 'Impressum',
  einleitung: 'Wer dieses Portal betreibt und Ihre Verträge trägt.',
  versicherer: 'Versicherer',
  marke: 'Marke',
  vorstand: 'Vorstand',
  register: 'Registergericht',
  steuer: 'Umsatzsteuer-ID',
  kontakt: 'Kontakt',
  aufsicht: 'Aufsicht',
  aufsichtText:
    'Der Versicherer steht unter der Aufsicht dieser Behörde. Auch Vermittler haben eine Aufsicht: die Industrie- und Handelskammer, bei der sie gemeldet sind.',
  schlichtung: 'Schlichtung',
  schlichtungText:
    'Der Versicherer nimmt am Verfahren dieser Stelle teil. Es ist für Sie kostenlos, und der Weg zum Gericht bleibt offen.',
  inhalt: 'Verantwortlich für den Inhalt',
  vermittlerregister: 'Vermittlerregister',
  vermittlerregisterText:
    'Ob eine Vermittlerin oder ein Vermittler eingetragen ist, sehen Sie unter www.vermittlerregister.info.',
});
