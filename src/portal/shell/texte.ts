import { allgemeinerFehler } from '#contract/constants.ts';
import { texte } from '../texte.ts';

/** Words of first pages, and of what may go wrong on any; the others stand in `rahmentexte.ts`. */
export const t = texte('shell', {
  einenMoment: 'Einen Moment',
  fehlerTitel: 'Das hat nicht geklappt',
  fehler: allgemeinerFehler,
  erneut: 'Erneut versuchen',
  fehlerId: 'Fehlernummer: {id}',
  fehlerErklaerung:
    'Ihre Daten sind sicher. Nennen Sie uns die Fehlernummer, wenn Sie sich melden.',
  neuLaden: 'Seite neu laden',
  neueVersion: 'Es gibt eine neue Version dieser Seite.',
  neueVersionTitel: 'Es gibt eine neue Version',
  neueVersionSeite: 'Bitte laden Sie die Seite neu.',
  neueVersionText:
    'In Anträgen und Verträgen bleibt stehen, was Sie eingegeben haben. Passwörter und Codes geben Sie noch einmal ein.',
  dauertLange: 'Das dauert gerade länger als sonst.',
  produktBeantragen: '{produkt} beantragen',
  kundenportal: 'Kundenportal',
  vermittlerportal: 'Vermittlerportal',
});
