import { ersteGrenzen } from '#contract/produkte/ersteGrenzen/hausrat.ts';
import type { Antragsfrage } from '../frage.ts';
import { wunschfrage } from '../fragen/wunsch.ts';
import type { HausratAntworten } from './answers.ts';

const { von, bis, online } = ersteGrenzen.wohnflaeche;

/** The first screen; apart from the others, because it comes before them. */
export const einstieg: Antragsfrage<HausratAntworten, 'einstieg'> = {
  titel: 'Was kostet Ihre Hausratversicherung?',
  einleitung: 'Drei Angaben, dann sehen Sie Ihren Beitrag.',
  weiter: 'Beitrag zeigen',
  aushang: 'hausrat',
  felder: [
    {
      name: 'plz',
      art: 'text',
      label: 'Postleitzahl',
      tastatur: 'numeric',
      autoComplete: 'postal-code',
      rechtschreibung: false,
    },
    {
      name: 'wohnflaeche',
      art: 'zahl',
      label: 'Wohnfläche in m²',
      hinweis: 'Ohne Keller, Garage und Balkon. Sie steht im Mietvertrag.',
      einheit: 'm²',
      von,
      bis,
    },
    wunschfrage,
  ],
  vermerke: ({ wohnflaeche = 0 }) =>
    wohnflaeche > online
      ? [
          {
            nach: 'wohnflaeche',
            art: 'neutral',
            text: `Über ${online}\u00A0m² sehen wir uns den Antrag persönlich an.`,
            anfragen: true,
          },
        ]
      : [],
};
