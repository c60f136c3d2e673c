import { ersteGrenzen } from '#contract/produkte/ersteGrenzen/vermoegensschadenhaftpflicht.ts';
import type { Antragsfrage } from '../frage.ts';
import { betriebseinstieg } from '../fragen/betriebseinstieg.ts';
import type { VermoegensschadenAntworten } from './answers.ts';

/** The first screen; apart from the others, because it comes before them. */
export const einstieg: Antragsfrage<VermoegensschadenAntworten, 'einstieg'> = betriebseinstieg({
  titel: 'Was kostet Ihre Vermögensschadenhaftpflicht?',
  aushang: 'vermoegensschadenhaftpflicht',
  produkt: 'VH',
  taetigkeit: {
    hinweis: 'Ein Wort genügt, zum Beispiel Programmierer, Beratung oder Übersetzer.',
    warum:
      'Ein Fehler kostet nicht überall gleich viel: Eine Hausverwaltung richtet leichter großen Schaden an als ein Übersetzer. Danach richtet sich der Beitrag.',
  },
  umsatz: {
    label: 'Jahreshonorarumsatz (netto)',
    hinweis:
      'Vom letzten abgeschlossenen Jahr, ohne Umsatzsteuer. Haben Sie gerade gegründet, schätzen Sie Ihr erstes Jahr.',
    warum:
      'Mehr Honorar heißt meist mehr Aufträge und mehr Gelegenheit für Fehler. Jedes Jahr fragen wir wieder danach.',
  },
  wunsch:
    'Danach schlagen wir Ihnen Versicherungssumme, Selbstbeteiligung und Bürohaftpflicht vor. Alles können Sie danach ändern.',
  grenze: ersteGrenzen.jahresumsatz,
});
