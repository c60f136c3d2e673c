import { texte } from '../../../texte.ts';

export const t = texte('konto.daten', {
  zuIhrenDaten: 'Zu Ihren Daten',
  unterbrochenTitel: 'Bitte erneut anmelden',
  unterbrochen: 'Sie sind nicht mehr angemeldet.',
  nichtGespeichert:
    'Ihre Änderung ist noch nicht gespeichert. Was Sie eingegeben haben, steht nach der Anmeldung wieder da.',
  anmelden: 'Anmelden',
});
