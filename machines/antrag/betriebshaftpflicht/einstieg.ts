import { ersteGrenzen } from '#contract/produkte/ersteGrenzen/betriebshaftpflicht.ts';
import type { Antragsfrage } from '../frage.ts';
import { wunschfrage } from '../fragen/wunsch.ts';
import type { BetriebshaftpflichtAntworten } from './answers.ts';

const { online, gelesen } = ersteGrenzen.jahresumsatz;

/** The first screen; apart from the others, because it comes before them. */
export const einstieg: Antragsfrage<BetriebshaftpflichtAntworten, 'einstieg'> = {
  titel: 'Was kostet Ihre Betriebshaftpflicht?',
  einleitung: 'Drei Angaben, dann sehen Sie Ihren Beitrag.',
  weiter: 'Beitrag zeigen',
  felder: [
    {
      name: 'hauptgewerbe',
      art: 'taetigkeit',
      produkt: 'BHV',
      label: 'Was ist Ihre Haupttätigkeit?',
      hinweis: 'Ein Wort genügt, zum Beispiel Programmierer, Café oder Maler.',
      warum:
        'Jede Tätigkeit hat andere Gefahren: Ein Dachdecker richtet leichter großen Schaden an als eine Übersetzerin. Danach richtet sich der Beitrag.',
    },
    {
      name: 'jahresumsatz',
      art: 'betrag',
      label: 'Jahresumsatz (netto)',
      hinweis:
        'Vom letzten abgeschlossenen Jahr, ohne Umsatzsteuer. Haben Sie gerade gegründet, schätzen Sie Ihr erstes Jahr.',
      warum:
        'Mehr Umsatz heißt meist mehr Aufträge und mehr Gelegenheit für Schäden. Jedes Jahr fragen wir wieder danach.',
    },
    {
      ...wunschfrage,
      warum:
        'Danach schlagen wir Ihnen Versicherungssumme und Selbstbeteiligung vor. Beides können Sie danach ändern.',
    },
  ],
  vermerke: ({ jahresumsatz = 0 }) =>
    jahresumsatz > online
      ? [
          {
            nach: 'jahresumsatz',
            art: 'neutral',
            text: `Über ${gelesen} sehen wir uns den Antrag persönlich an.`,
            anfragen: true,
          },
        ]
      : [],
};
