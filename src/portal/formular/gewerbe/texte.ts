import { texte } from '../../texte.ts';

export const t = texte('antrag.gewerbe', {
  nichtsGefunden:
    'Dazu haben wir nichts gefunden. Versuchen Sie ein anderes Wort, zum Beispiel „Handel“.',
  gestoert: 'Die Vorschläge lassen sich gerade nicht laden. Versuchen Sie es gleich noch einmal.',
});
