import { betriebshaftpflicht } from '#contract/produkte/betriebshaftpflicht.ts';
import type { Antragsfrage } from '../frage.ts';
import { betriebsfelder, betriebsvermerke, sitzfeld } from '../fragen/betrieb.ts';
import type { BetriebshaftpflichtAntworten } from './answers.ts';

const { von, bis, online } = betriebshaftpflicht.grenzen.mitarbeiter;

/** Where the firm is, how large, and since when. */
export const betrieb: Antragsfrage<BetriebshaftpflichtAntworten, 'betrieb'> = {
  titel: 'Wo ist Ihr Betrieb, und wie groß ist er?',
  felder: [
    sitzfeld,
    {
      name: 'anzahlMitarbeiter',
      art: 'zahl',
      label: 'Anzahl Mitarbeitende',
      hinweis: 'Ohne Sie selbst, auch Aushilfen.',
      warum: 'Alle sind mitversichert, wenn sie für Sie arbeiten.',
      von,
      bis,
      vorgabe: () => 0,
    },
    ...betriebsfelder,
  ],
  vermerke: (antwort, { heute }) => {
    const { anzahlMitarbeiter: zahl = 0 } = antwort;
    return betriebsvermerke(antwort, heute, [zahl > online && zahl <= bis && 'anzahlMitarbeiter']);
  },
};
