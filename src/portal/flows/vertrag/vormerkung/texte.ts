import { texte } from '../../../texte.ts';

export const t = texte('vertrag.vormerkung', {
  loeschen: 'Vormerkung löschen',
  frageTitel: 'Vormerkung löschen?',
  erledigtTitel: 'Die Vormerkung wurde gelöscht.',
  unterbrochenTitel: 'Bitte erneut anmelden',
});
