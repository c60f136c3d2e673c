import type { ProduktSchluessel } from '#contract/entities/produkt.ts';
import { gewerblicheGrenzen } from '#contract/produkte/gewerblich.ts';
import type { BetriebsAntworten } from '../betrieb.ts';
import type { Antragsfrage } from '../frage.ts';
import { ergebnisVon, type Produktregel } from '../regel.ts';
import { anzeigepflicht } from './anzeigepflicht.ts';
import { gewerbevermerke } from './gewerbe.ts';
import { jaNein } from './wahlen.ts';

const { nebengewerbe } = gewerblicheGrenzen;

/** What else a firm does. */
export function nebengewerbefeld(produkt: ProduktSchluessel) {
  return {
    name: 'nebengewerbe',
    art: 'taetigkeiten',
    produkt,
    label: 'Weitere Tätigkeiten',
    hinweis: `Bis zu ${nebengewerbe}. Nur was hier steht, ist auch versichert.`,
    warum:
      'Der Beitrag steigt nur, wenn eine weitere Tätigkeit gefährlicher ist als Ihre Haupttätigkeit.',
    optional: true,
    hoechstens: nebengewerbe,
  } as const;
}

/** What else a firm does, and the questions that come with all of it; each is answered for itself. */
export function taetigkeitsseite(
  regel: Produktregel<BetriebsAntworten>,
  produkt: ProduktSchluessel,
): Antragsfrage<BetriebsAntworten, 'taetigkeit'> {
  return {
    titel: 'Was gehört zu Ihrer Tätigkeit?',
    vorab: anzeigepflicht,
    felder: [{ ...nebengewerbefeld(produkt), sofort: true }],
    vermerke: ({ nebengewerbe: weitere = [] }) => gewerbevermerke('nebengewerbe', weitere),
    weitereFelder: (lage) =>
      (ergebnisVon(regel, 'risikofragenLaden', lage) ?? []).map(({ id, text }) => ({
        name: `risikofragen.${id}`,
        art: 'radio',
        label: text,
        optionen: jaNein,
      })),
  };
}
