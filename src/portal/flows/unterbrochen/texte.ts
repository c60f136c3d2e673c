import { texte } from '../../texte.ts';

export const t = texte('unterbrochen', {
  unterbrochenTitel: 'Bitte erneut anmelden',
  abgemeldet: 'Sie sind nicht mehr angemeldet.',
  bleibtStehen: 'Was Sie eingegeben haben, bleibt stehen. Nach der Anmeldung geht es hier weiter.',
  gestoert: 'Die Anmeldung ist gerade nicht möglich. Bitte versuchen Sie es noch einmal.',
  anmelden: 'Anmelden',
});
