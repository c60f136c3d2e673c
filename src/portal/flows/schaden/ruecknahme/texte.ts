import { texte } from '../../../texte.ts';

export const t = texte('schaden.ruecknahme', {
  titel: 'Hat sich der Schaden erledigt?',
  text: 'Sie können ihn zurückziehen, solange wir nicht entschieden haben.',
  zurueckziehen: 'Schaden zurückziehen',
  frageTitel: 'Schaden zurückziehen?',
  folge:
    'Wir prüfen den Schaden dann nicht weiter und zahlen dafür nichts. Er zählt nicht als Vorschaden.',
  erledigtTitel: 'Der Schaden ist zurückgezogen.',
});
