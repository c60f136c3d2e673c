import { gefahr } from '#contract/begriffe/gefahren.ts';
import { wunsch as wuensche, type Wunsch } from '#contract/begriffe/wunsch.ts';
import { sachinhalt } from '#contract/produkte/sachinhalt.ts';
import { inhaltssaetze } from './annahmesaetze.ts';
import { tarifangebot } from '../fragen/tarif.ts';

/** What both insurances of contents let her choose at the price. */
export const inhaltsangebot = {
  ...tarifangebot(sachinhalt),
  komponenten: { ...gefahr, UEBRIGE_GEFAHREN: 'Alle anderen Gefahren' },
};

/** What both show there. */
export const inhaltskonfigurator = {
  einleitung: 'Ertragsausfall ist bis zur Versicherungssumme mitversichert.',
  preisfelder: {},
  vermerke: () => [],
  annahmen: inhaltssaetze,
  ergaenzt: <Wahl extends object>(wahl: Wahl) => wahl,
} as const;

/** What is recommended for her wish, and why (VVG § 6). */
export function ratFuer(wunsch: Wunsch, rat: string, weil: string): string {
  return `${rat} Ihnen ist wichtig: ${wuensche[wunsch]}. ${weil}`;
}
