import type { Hinderung } from '#contract/entities/aenderung.ts';
import type { Schutzangebot } from '#contract/entities/aenderungswunsch.ts';
import { fest, frei, jahr } from '../aenderung/antworten.ts';

type Option = Schutzangebot['optionen'][number];

const rate = jahr / 12;

/** What the contract of the tours offers: three kinds to be set on the page, and one that has pages of its own. */
export const angebote: readonly Schutzangebot[] = [
  angebot('zahlweise', {
    mehr: fest,
    optionen: [
      option('MONATLICH', 'monatlich', { name: 'Zahlweise', aktuell: true }),
      option('JAEHRLICH', 'jährlich', {
        name: 'Zahlweise',
        beitrag: { versicherungsPraemie: 8000, jahresVersicherungsPraemie: 8000 },
        zeitraum: fest,
      }),
    ],
  }),
  angebot('selbstbeteiligung', {
    optionen: [
      option('SB_500', '500,00\u00A0EUR', { name: 'Selbstbeteiligung', aktuell: true }),
      option('SB_250', '250,00\u00A0EUR', {
        name: 'Selbstbeteiligung',
        beitrag: monatlich(rate + 110),
        richtung: 'MEHR',
      }),
    ],
  }),
  angebot('elementar', {
    optionen: [
      option('true', 'Mit Elementarschutz', {
        beitrag: monatlich(rate + 190),
        richtung: 'MEHR',
        erklaerung: 'Schäden durch Hochwasser sind versichert.',
      }),
      option('false', 'Ohne Elementarschutz', { aktuell: true }),
    ],
  }),
  angebot('risikoort', {}),
];

/** The same contract while something bars every change. */
export function gesperrteAngebote(hinderung: Hinderung): readonly Schutzangebot[] {
  return angebote.map(({ art }) =>
    angebot(art, { hinderung, mehr: null, weniger: null, optionen: [] }),
  );
}

function angebot(art: Schutzangebot['art'], teile: Partial<Schutzangebot>): Schutzangebot {
  return {
    art,
    hinderung: null,
    mehr: frei,
    weniger: fest,
    optionen: [],
    betrag: null,
    ...teile,
  };
}

function option(wert: string, label: string, teile: Partial<Option>): Option {
  return {
    wert,
    label,
    name: 'Elementarschutz',
    beitrag: monatlich(rate),
    ohne: { ...monatlich(rate), zahlweise: 'MONATLICH' },
    aktuell: false,
    richtung: 'GLEICH',
    zeitraum: frei,
    hinderung: null,
    ...teile,
  };
}

function monatlich(versicherungsPraemie: number) {
  return { versicherungsPraemie, jahresVersicherungsPraemie: versicherungsPraemie * 12 };
}
