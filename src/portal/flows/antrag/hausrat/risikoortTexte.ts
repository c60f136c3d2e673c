import { texte } from '../../../texte.ts';

/** Words of the first page of questions; apart from the others, because it comes before them. */
export const t = texte('antrag.hausrat.risikoort', {
  risikoortTitel: 'Welche Wohnung möchten Sie versichern?',
  warum:
    'Wie oft eingebrochen wird und wie hoch das Risiko für Hochwasser ist, hängt von der Adresse ab. Danach richtet sich der Beitrag.',
});
