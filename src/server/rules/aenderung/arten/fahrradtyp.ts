import * as z from 'zod/mini';
import type { Wunsch } from '#contract/aenderungen/arten.ts';
import { fahrradtyp as typen } from '#contract/entities/risiken.ts';
import { schluesselAusIdentifier } from '#contract/entities/produkt.ts';
import { ablehnung } from '../../ablehnung.ts';
import type { Aenderungslage } from '../lage.ts';
import type { Aenderungsregel } from '../regel.ts';
import { mehrOderWeniger } from '../zeitraeume.ts';

type Typ = Wunsch<'fahrradtyp'>['fahrradTyp'];

const namen = {
  FAHRRAD: 'Fahrrad ohne Motor',
  E_BIKE: 'E-Bike',
  LASTENRAD: 'Lastenrad',
  S_PEDELEC: 'S-Pedelec',
} as const satisfies Record<Typ, string>;

/** What kind of bicycle it is; another bicycle needs its invoice and a person (`domain/vertrag.md §6`). */
export const fahrradtyp: Aenderungsregel<'fahrradtyp'> = {
  art: 'fahrradtyp',
  gilt: ({ produkt, risiken }) =>
    schluesselAusIdentifier(produkt) === 'FAHRRAD' && risiken.fahrrad !== undefined,
  felder: ['bikeType'],
  zeitraum: mehrOderWeniger,
  wahlen: () =>
    typen.options.map((fahrradTyp) => ({
      wunsch: { fahrradTyp },
      wert: fahrradTyp,
      label: namen[fahrradTyp],
    })),
  unveraendert: (lage, { fahrradTyp }) => aktueller(lage) === fahrradTyp,
  // The dearer kind is the wider cover.
  richtung: (lage, { fahrradTyp }) =>
    rang(fahrradTyp) > rang(aktueller(lage)) ? 'MEHR' : 'WENIGER',
  absage: (_, { fahrradTyp }) => (fahrradTyp === 'S_PEDELEC' ? kraftfahrzeug : null),
  anwenden({ tarifAngaben, risiken }, { fahrradTyp }) {
    const { fahrrad } = risiken;
    return {
      tarifAngaben: { ...tarifAngaben, fahrradTyp },
      risiken: { ...risiken, ...(fahrrad && { fahrrad: { ...fahrrad, typ: fahrradTyp } }) },
    };
  },
  unterschiede: (lage, { fahrradTyp }) => [
    { name: 'Art des Fahrrads', bisher: inWorten(lage), neu: namen[fahrradTyp] },
  ],
};

const kraftfahrzeug = ablehnung.optionNichtMoeglich(
  'Ein S-Pedelec ist ein Kraftfahrzeug. Dafür ist eine Kfz-Versicherung nötig.',
);

/** As the tariff has it; the word in the contract may be another one. */
function aktueller({ tarifAngaben }: Aenderungslage): Typ | undefined {
  return z.safeParse(typen, tarifAngaben?.['fahrradTyp']).data;
}

function rang(typ: Typ | undefined): number {
  return typ === undefined ? -1 : typen.options.indexOf(typ);
}

function inWorten(lage: Aenderungslage): string {
  const typ = aktueller(lage);
  return typ ? namen[typ] : (lage.risiken.fahrrad?.typ ?? '');
}
