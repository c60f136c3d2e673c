import type { Leistung } from './leistung.ts';

/** What every liability product says in the same words. */
export const haftpflicht = {
  abwehr: {
    art: 'DECKUNG',
    blatt: {
      versichert: 'die Abwehr von Forderungen, die nicht berechtigt sind, auch vor Gericht',
    },
    klausel: 'abwehr',
  },
  hoechstsumme: {
    art: 'GRENZE',
    blatt: { einschraenkungen: 'Wir zahlen höchstens die Versicherungssumme.' },
    klausel: 'hoechstsumme',
    schein: { name: 'Versicherungssumme je Schaden', wert: '{summe}' },
  },
  serienschaden: {
    art: 'GRENZE',
    klausel: 'serienschaden',
  },
  selbstbeteiligung: {
    art: 'GRENZE',
    blatt: {
      einschraenkungen:
        'Von jedem Schaden ziehen wir Ihre Selbstbeteiligung ab, außer bei Personenschäden.',
    },
    klausel: 'selbstbeteiligung',
    schein: { name: 'Selbstbeteiligung', wert: '{sb}, bei Personenschäden keine', ohne: 'Keine' },
  },
  sbWahl: { art: 'WAHL', blatt: { waehlbar: 'die Höhe der Selbstbeteiligung' } },
  gefahren: {
    art: 'OBLIEGENHEIT',
    blatt: { verpflichtungen: 'Beseitigen Sie Gefahren, auf die wir Sie hinweisen.' },
    klausel: 'gefahren',
  },
  forderungen: {
    art: 'OBLIEGENHEIT',
    klausel: 'forderungen',
  },
} as const satisfies Record<string, Leistung>;

/** All losses of a year cost us so many sums at most. */
export const jahresfach = 2;

/** What every liability product of a firm says in the same words. */
export const firmenhaftpflicht = {
  hoechstsumme: {
    art: 'GRENZE',
    blatt: {
      einschraenkungen:
        'Wir zahlen höchstens die Versicherungssumme, je Jahr höchstens das Doppelte.',
    },
    klausel: 'hoechstsumme',
    schein: [
      { name: 'Versicherungssumme je Schaden', wert: '{summe}' },
      { name: 'Höchstens für alle Schäden eines Jahres', wert: '{jahressumme}' },
    ],
  },
  umsatz: {
    art: 'OBLIEGENHEIT',
    blatt: { verpflichtungen: 'Nennen Sie uns jedes Jahr Ihren Umsatz, wenn wir danach fragen.' },
    klausel: 'umsatz',
    schein: { name: 'Jahresumsatz', wert: '{umsatz}' },
  },
  /** Whoever welds or torches keeps to these, and reads so where it is asked. */
  heissarbeiten: {
    art: 'OBLIEGENHEIT',
    hinweis:
      'Bei Heißarbeiten müssen Sie einen Erlaubnisschein ausstellen, eine Brandwache stellen und Löschmittel bereithalten.',
    blatt: {
      verpflichtungen:
        'Stellen Sie bei Heißarbeiten einen Erlaubnisschein aus, sorgen Sie für eine Brandwache und halten Sie Löschmittel bereit.',
    },
    klausel: 'heissarbeiten',
    schein: {
      name: 'Heißarbeiten',
      wert: 'Nur mit Erlaubnisschein, Brandwache und Löschmitteln',
    },
  },
} as const satisfies Record<string, Leistung>;

/** A new trade is covered up to so many cents until it is told. */
export function neueTaetigkeiten(vorsorge: number) {
  return {
    art: 'OBLIEGENHEIT',
    zahlen: { cent: { vorsorge }, anzahl: { monate: 3 } },
    blatt: { verpflichtungen: 'Sagen Sie uns, wenn Sie neue Tätigkeiten beginnen.' },
    klausel: 'neueTaetigkeiten',
  } as const satisfies Leistung;
}
