import { texte } from '../../texte.ts';

export const t = texte('schadenMelden', {
  titel: 'Schaden melden',

  wer: 'Wer sind Sie?',
  kunde: 'Ich bin Kunde',
  kundeText: 'Melden Sie sich an. Danach wählen Sie den Vertrag und sagen, was passiert ist.',
  geschaedigt: 'Ich bin Geschädigte:r',
  geschaedigtText:
    'Jemand, der bei uns versichert ist, hat Ihnen geschadet? Melden Sie es hier, ohne Anmeldung.',
  geschaedigtKontakt: 'Von jemandem, der bei uns versichert ist? Schreiben oder rufen Sie uns an.',

  welcher: 'Zu welchem Vertrag?',
  beendet: '{name}, beendet',
  nummer: 'Vertrag {nummer}',
  keiner: 'Zu Ihrem Konto gibt es keinen Vertrag, zu dem Sie einen Schaden melden können.',
  fehler: 'Ihre Verträge konnten nicht geladen werden.',
  fehlt: 'Ihr Vertrag steht nicht dabei?',
  schreiben: 'Schreiben Sie uns',
  selbstGeschaedigt: 'Hat Ihnen jemand geschadet, der bei uns versichert ist?',
  selbstMelden: 'Schaden als Geschädigte:r melden',
});
