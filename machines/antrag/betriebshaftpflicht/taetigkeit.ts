import { betriebshaftpflicht } from '#contract/produkte/betriebshaftpflicht.ts';
import type { Antragsfrage } from '../frage.ts';
import { anzeigepflicht } from '../fragen/anzeigepflicht.ts';
import { gewerbevermerke } from '../fragen/gewerbe.ts';
import { jaNein } from '../fragen/wahlen.ts';
import { ergebnisVon } from '../regel.ts';
import type { BetriebshaftpflichtAntworten } from './answers.ts';
import { betriebshaftpflichtRegel } from './regel.ts';

const { nebengewerbe } = betriebshaftpflicht.grenzen;

/** What else she does, and the questions that come with all of it; each is answered for itself. */
export const taetigkeit: Antragsfrage<BetriebshaftpflichtAntworten, 'taetigkeit'> = {
  titel: 'Was gehört zu Ihrer Tätigkeit?',
  vorab: anzeigepflicht,
  felder: [
    {
      name: 'nebengewerbe',
      art: 'taetigkeiten',
      produkt: 'BHV',
      label: 'Weitere Tätigkeiten',
      hinweis: `Bis zu ${nebengewerbe}. Nur was hier steht, ist auch versichert.`,
      warum:
        'Der Beitrag steigt nur, wenn eine weitere Tätigkeit gefährlicher ist als Ihre Haupttätigkeit.',
      optional: true,
      hoechstens: nebengewerbe,
      sofort: true,
    },
  ],
  vermerke: ({ nebengewerbe: weitere = [] }) => gewerbevermerke('nebengewerbe', weitere),
  weitereFelder: (lage) =>
    (ergebnisVon(betriebshaftpflichtRegel, 'risikofragenLaden', lage) ?? []).map(
      ({ id, text }) => ({
        name: `risikofragen.${id}`,
        art: 'radio',
        label: text,
        optionen: jaNein,
      }),
    ),
};
