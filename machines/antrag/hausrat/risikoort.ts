import type { Antragsfrage } from '../frage.ts';
import { anzeigepflicht } from '../fragen/anzeigepflicht.ts';
import type { HausratAntworten } from './answers.ts';

/** The first page of questions; apart from the others, because it comes before them. */
export const risikoort: Antragsfrage<HausratAntworten, 'risikoort'> = {
  titel: 'Welche Wohnung möchten Sie versichern?',
  warum:
    'Wie oft eingebrochen wird und wie hoch das Risiko für Hochwasser ist, hängt von der Adresse ab. Danach richtet sich der Beitrag.',
  vorab: anzeigepflicht,
  felder: [{ art: 'adresse' }],
};
