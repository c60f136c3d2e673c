import { gross } from '#contract/begriffe/gross.ts';
import { selbstbeteiligung } from '#contract/begriffe/selbstbeteiligung.ts';
import { zahlweiseLabel } from '#contract/begriffe/zahlung.ts';
import type { MarkenSchluessel } from '#contract/entities/marke.ts';
import { waehlbareZahlweise } from '#contract/entities/zahlweise.ts';
import type { Produktbeschreibung } from '#contract/produkte/beschreibung.ts';
import type { Feldwahl } from '../../formular/frage.ts';
import { zahlweiseVon } from '../einmalig.ts';
import type { Antragsseite } from '../frage.ts';
import type { Konfigurator } from './konfigurator.ts';
import { wahlen } from './wahlen.ts';

/** What there is to choose at the price of a product. */
export interface Tarifangebot {
  /** What a brand sells, each with its consequence; none where a product has one tariff. */
  varianten(marke: MarkenSchluessel): readonly Feldwahl<string>[];
  readonly selbstbeteiligungen: readonly Feldwahl<string>[];
  /** Names of what the price is made of. */
  readonly komponenten: Readonly<Record<string, string>>;
  /** Where the price comes first. */
  readonly konfigurator?: Konfigurator;
}

/** The choice of a product with one tariff, whose price is one sum. */
export function tarifangebot({
  aufruf,
  name,
  selbstbeteiligungen,
}: Produktbeschreibung): Tarifangebot {
  return {
    varianten: () => [],
    selbstbeteiligungen: wahlen(selbstbeteiligungen, selbstbeteiligung),
    komponenten: { [aufruf ?? '']: name },
  };
}

/** What is asked at the price, by the field of the answer. */
export const tariffragen = {
  variante: 'Tarif',
  sb: 'Selbstbeteiligung',
  zahlweise: 'Wie oft möchten Sie zahlen?',
  versicherungsbeginn: 'Wann soll Ihr Schutz beginnen?',
  beginnverlegung: 'Gewünschter späterer Beginn',
} as const;

/** How often she may pay; the cheapest first. */
export const zahlweisen = waehlbareZahlweise.options
  .toReversed()
  .map((wert) => ({ wert, label: gross(zahlweiseLabel[wert]) }));

/** The choice at the price as a page of questions, for what reads it back; the page itself shows prices beside each. */
export function tarifseite(angebot: Tarifangebot): Antragsseite {
  const { selbstbeteiligungen } = angebot;
  return {
    titel: 'Wie möchten Sie versichert sein?',
    felder: [],
    weitereFelder: ({ umfeld }) => {
      const varianten = umfeld ? angebot.varianten(umfeld.marke) : [];
      return [
        {
          name: 'variante',
          art: 'karten',
          label: tariffragen.variante,
          optionen: varianten,
          wenn: () => varianten.length > 0,
        },
        ...(angebot.konfigurator?.felder ?? []),
        {
          name: 'sb',
          art: 'radio',
          label: tariffragen.sb,
          optionen: selbstbeteiligungen,
          wenn: () => selbstbeteiligungen.length > 0,
        },
        {
          name: 'zahlweise',
          art: 'karten',
          label: tariffragen.zahlweise,
          optionen: zahlweisen,
          // A single trip is paid at once and begins at once: she is not asked.
          wenn: (_, { antworten }) => zahlweiseVon(antworten) !== 'EINMALIG',
        },
        {
          name: 'versicherungsbeginn',
          art: 'datum',
          label: tariffragen.versicherungsbeginn,
          wenn: ({ beginnverlegung }, { antworten }) =>
            beginnverlegung === undefined && zahlweiseVon(antworten) !== 'EINMALIG',
        },
        {
          name: 'beginnverlegung',
          art: 'datum',
          label: tariffragen.beginnverlegung,
          wenn: ({ beginnverlegung }) => beginnverlegung !== undefined,
        },
      ];
    },
  };
}

/** All that a product asks, by step: its pages, and the choice at the price beside them. */
export function mitTarif({ fragen, tarif }: Fragebogen): Readonly<Record<string, Antragsseite>> {
  return { ...fragen, angebot: tarifseite(tarif) };
}

/** What stands in the `fragen.ts` of a product. */
export interface Fragebogen {
  readonly fragen: Readonly<Record<string, Antragsseite>>;
  readonly tarif: Tarifangebot;
}
