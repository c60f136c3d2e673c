import { betriebshaftpflicht } from '#contract/produkte/betriebshaftpflicht.ts';
import type { Antragsfrage } from '../frage.ts';
import { anzeigepflicht } from '../fragen/anzeigepflicht.ts';
import type { BetriebshaftpflichtAntworten } from './answers.ts';

const { nebengewerbe } = betriebshaftpflicht.grenzen;

/** The first page of questions; apart from the others, because it comes before them. */
export const gewerbe: Antragsfrage<BetriebshaftpflichtAntworten, 'gewerbe'> = {
  titel: 'Was macht Ihr Betrieb?',
  vorab: anzeigepflicht,
  felder: [
    {
      name: 'hauptgewerbe',
      art: 'taetigkeit',
      label: 'Was ist Ihre Haupttätigkeit?',
      hinweis: 'Ein Wort genügt, zum Beispiel Programmierer, Café oder Maler.',
      warum:
        'Jede Tätigkeit hat andere Gefahren: Ein Dachdecker richtet leichter großen Schaden an als eine Übersetzerin. Danach richtet sich der Beitrag.',
    },
    {
      name: 'nebengewerbe',
      art: 'taetigkeiten',
      label: 'Weitere Tätigkeiten',
      hinweis: `Bis zu ${nebengewerbe}. Nur was hier steht, ist auch versichert.`,
      warum:
        'Der Beitrag steigt nur, wenn eine weitere Tätigkeit gefährlicher ist als Ihre Haupttätigkeit.',
      optional: true,
      hoechstens: nebengewerbe,
    },
  ],
};
