import { verzichtAb } from '#contract/fields/summenvorschlag.ts';
import { wirksamkeit } from '../../fristen/wirksamkeit.ts';
import { tarifhinweis } from '../../tarif/hinweise.ts';
import type { Aenderungsregel } from '../regel.ts';
import { wirksamkeitslage } from '../zeitraeume.ts';

/**
 * Another living space of the same home: the sum stays, and with it the premium (RT-2026); what we suggest as
 * sum, and below which one a claim can be cut, go by the new one (`specification §5` livingSpace).
 */
export const wohnflaeche: Aenderungsregel<'wohnflaeche'> = {
  art: 'wohnflaeche',
  gilt: ({ risiken }) => risiken.hausrat !== undefined,
  felder: ['livingSpace'],
  // Neither more cover nor less, as with other trades.
  zeitraum: (lage) => wirksamkeit.E1(wirksamkeitslage(lage)),
  richtung: () => 'GLEICH',
  wahlen: () => [],
  unveraendert: ({ risiken }, wunsch) => risiken.hausrat?.wohnflaeche === wunsch.wohnflaeche,
  anwenden: ({ tarifAngaben, risiken, versicherungsSumme }, { wohnflaeche: neue }) => ({
    tarifAngaben: {
      ...tarifAngaben,
      wohnflaeche: neue,
      ...(versicherungsSumme !== null && { versicherungssumme: versicherungsSumme }),
    },
    risiken: {
      ...risiken,
      ...(risiken.hausrat && { hausrat: { ...risiken.hausrat, wohnflaeche: neue } }),
    },
  }),
  hinweise: ({ versicherungsSumme }, { wohnflaeche: neue }) =>
    (versicherungsSumme ?? 0) < verzichtAb(neue) ? [tarifhinweis.unterversicherung] : [],
  unterschiede: ({ risiken }, { wohnflaeche: neue }) => [
    {
      name: 'Wohnfläche',
      bisher: quadratmeter(risiken.hausrat?.wohnflaeche ?? 0),
      neu: quadratmeter(neue),
    },
  ],
};

export function quadratmeter(flaeche: number): string {
  return `${flaeche}\u00A0m²`;
}
