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
  },
  sbWahl: { art: 'GRENZE', blatt: { waehlbar: 'die Höhe der Selbstbeteiligung' } },
  gefahren: {
    art: 'OBLIEGENHEIT',
    blatt: { verpflichtungen: 'Beseitigen Sie Gefahren, auf die wir Sie hinweisen.' },
  },
  anerkennen: {
    art: 'OBLIEGENHEIT',
    blatt: { verpflichtungen: 'Erkennen Sie Forderungen nicht ohne uns an.' },
  },
  forderungen: {
    art: 'OBLIEGENHEIT',
    klausel: 'forderungen',
  },
} as const satisfies Record<string, Leistung>;

/** What every liability product of a firm says in the same words. */
export const firmenhaftpflicht = {
  hoechstsumme: {
    art: 'GRENZE',
    blatt: {
      einschraenkungen:
        'Wir zahlen höchstens die Versicherungssumme, je Jahr höchstens das Doppelte.',
    },
    klausel: 'hoechstsumme',
  },
  umsatz: {
    art: 'OBLIEGENHEIT',
    blatt: { verpflichtungen: 'Nennen Sie uns jedes Jahr Ihren Umsatz, wenn wir danach fragen.' },
    klausel: 'umsatz',
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
