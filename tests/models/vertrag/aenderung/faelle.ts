import type { AenderungsArt } from '#contract/aenderungen/seiten.ts';
import type { Aenderungsangebot } from '#contract/entities/aenderungswunsch.ts';
import type { Auswahl } from '#machines/vertrag/aenderung/answers.ts';
import * as antwort from './antworten.ts';

/** A kind of change in the tours: what the contract offers for it, and what is chosen there. */
interface Fall {
  readonly art: AenderungsArt;
  readonly angebot: Partial<Aenderungsangebot>;
  readonly antworten: Readonly<Record<string, Auswahl>>;
}

type Option = Aenderungsangebot['optionen'][number];

/** By the name of its way to start. */
export const faelle = {
  Zahlweise: {
    art: 'zahlweise',
    angebot: {
      mehr: antwort.fest,
      optionen: antwort.perioden.map((zahlweise) =>
        option(zahlweise, antwort.namen[zahlweise], 'GLEICH', antwort.preis(zahlweise)),
      ),
    },
    antworten: { jährlich: antwort.jaehrlich, halbjährlich: antwort.halbjaehrlich },
  },
  Selbstbeteiligung: {
    art: 'selbstbeteiligung',
    angebot: {
      optionen: [
        option('SB_500', '500,00\u00A0EUR', 'GLEICH', { aktuell: true }),
        option('SB_250', '250,00\u00A0EUR', 'MEHR'),
      ],
    },
    antworten: { niedriger: antwort.niedriger },
  },
  Elementar: {
    art: 'elementar',
    angebot: {
      optionen: [option('true', 'Mit Schutz', 'MEHR'), option('false', 'Ohne Schutz', 'WENIGER')],
    },
    antworten: { 'mit Elementar': antwort.mitElementar, 'ohne Elementar': antwort.ohneElementar },
  },
  Privathaftpflicht: {
    art: 'phv',
    angebot: {
      optionen: [
        option('DREI', 'Drei Personen', 'MEHR'),
        option('ZWEI', 'Zwei Personen', 'WENIGER'),
      ],
    },
    antworten: { 'drei Personen': antwort.dreiPersonen, 'zwei Personen': antwort.zweiPersonen },
  },
  Familienstand: {
    art: 'familienstand',
    angebot: { optionen: [option('SINGLE', 'Ich allein', 'MEHR'), option('PAAR', 'Paar', 'MEHR')] },
    antworten: { Paar: antwort.paar, allein: antwort.allein },
  },
  Risikoort: { art: 'risikoort', angebot: {}, antworten: { 'neue Wohnung': antwort.neueWohnung } },
  Wohnfläche: {
    art: 'wohnflaeche',
    angebot: {},
    antworten: { 'größere Wohnung': antwort.groessereWohnung },
  },
  Gewerbearten: { art: 'gewerbearten', angebot: {}, antworten: { Tätigkeit: antwort.taetigkeit } },
  Jahresumsatz: {
    art: 'jahresumsatz',
    angebot: {
      mehr: antwort.fest,
      betrag: { aktuell: 18_000_000, von: 100_000, bis: 500_000_000 },
    },
    antworten: { 'mehr Umsatz': antwort.mehrUmsatz },
  },
  'Umsatz beim Inhalt': {
    art: 'sachinhaltsumsatz',
    angebot: {
      mehr: antwort.fest,
      weniger: antwort.fest,
      betrag: { aktuell: 18_000_000, von: 100_000, bis: 10_000_000_000 },
    },
    antworten: { 'Umsatz des Inhalts': antwort.umsatzDesInhalts },
  },
} as const satisfies Readonly<Record<string, Fall>>;

/** What the contract offers, by kind of change. */
export const angebote: Partial<Record<AenderungsArt, Aenderungsangebot>> = Object.fromEntries(
  Object.values<Fall>(faelle).map(({ art, angebot }) => [
    art,
    {
      art,
      hinderung: null,
      mehr: antwort.frei,
      weniger: antwort.fest,
      optionen: [],
      betrag: null,
      ...angebot,
    },
  ]),
);

function option(
  wert: string,
  label: string,
  richtung: Option['richtung'],
  teile: Partial<Option> = {},
): Option {
  return { wert, label, richtung, beitrag: null, aktuell: false, hinderung: null, ...teile };
}
