import { texte } from '../../../../texte.ts';

export const t = texte('antrag.telefon', {
  telefonTitel: 'Ist das Ihre Handynummer?',
  sendet: 'Wir senden eine SMS an {nummer}. Sie enthält einen Code mit 6\u00A0Ziffern.',
  gesendet: 'Geben Sie den Code mit 6\u00A0Ziffern aus der SMS ein, die wir Ihnen geschickt haben.',
  nichtGesendet: 'Wir konnten an {nummer} keine SMS senden.',
  code: 'Code aus der SMS',
  bestaetigen: 'Code bestätigen',
  nummerAendern: 'Nummer ändern',
  warum: 'Wozu ein Code?',
  warumText:
    'So wissen wir, dass die Nummer stimmt und Ihnen gehört. Den Code fragt bei uns niemand am Telefon ab.',
  falsch: 'Der Code ist nicht korrekt. Geben Sie den Code aus der neuesten SMS ein.',
  verbraucht: 'Dieser Code gilt nicht mehr. Fordern Sie einen neuen an.',
  nachweisNoetig: 'Bitte bestätigen Sie Ihre Handynummer noch einmal',
  nachweisNoetigText: 'Ihr Antrag ist noch nicht eingereicht. Ihre Angaben bleiben stehen.',
});
