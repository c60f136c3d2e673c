import { ersteGrenzen } from '#contract/produkte/ersteGrenzen/betriebshaftpflicht.ts';
import type { Antragsfrage } from '../frage.ts';
import { betriebseinstieg } from '../fragen/betriebseinstieg.ts';
import type { BetriebshaftpflichtAntworten } from './answers.ts';

/** The first screen; apart from the others, because it comes before them. */
export const einstieg: Antragsfrage<BetriebshaftpflichtAntworten, 'einstieg'> = betriebseinstieg({
  titel: 'Was kostet Ihre Betriebshaftpflicht?',
  aushang: 'betriebshaftpflicht',
  produkt: 'BHV',
  taetigkeit: {
    hinweis: 'Ein Wort genügt, zum Beispiel Programmierer, Café oder Maler.',
    warum:
      'Jede Tätigkeit hat andere Gefahren: Ein Dachdecker richtet leichter großen Schaden an als eine Übersetzerin. Danach richtet sich der Beitrag.',
  },
  umsatz: {
    label: 'Jahresumsatz (netto)',
    hinweis:
      'Vom letzten abgeschlossenen Jahr, ohne Umsatzsteuer. Haben Sie gerade gegründet, schätzen Sie Ihr erstes Jahr.',
    warum:
      'Mehr Umsatz heißt meist mehr Aufträge und mehr Gelegenheit für Schäden. Jedes Jahr fragen wir wieder danach.',
  },
  wunsch:
    'Danach schlagen wir Ihnen Versicherungssumme und Selbstbeteiligung vor. Beides können Sie danach ändern.',
  grenze: ersteGrenzen.jahresumsatz,
});
