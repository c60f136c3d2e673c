import { schluesselAusIdentifier } from '#contract/entities/produkt.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import type { Feature } from '#contract/features.ts';
import { ablehnung } from '../../ablehnung.ts';
import { umsatzWirksamkeit } from '../../fristen/wirksamkeit.ts';
import { spaeter, tagePlus } from '../../kalender.ts';
import { cent } from '../../tarif/dezimal.ts';
import { bhv } from '../../tarif/tafeln/bhv.ts';
import { vh } from '../../tarif/tafeln/vh.ts';
import type { Aenderungslage } from '../lage.ts';
import type { Aenderungsregel } from '../regel.ts';
import { wirksamkeitslage } from '../zeitraeume.ts';

type Sparte = 'BHV' | 'VH';

const sparten: Readonly<Record<Sparte, { feld: Feature; grenze: number }>> = {
  BHV: { feld: 'edit-bhv-turnover', grenze: cent(bhv.hoechsterUmsatz) },
  VH: { feld: 'edit-vh-turnover', grenze: cent(vh.hoechsterUmsatz) },
};
const kleinsterUmsatz = cent('1000.00 EUR');

/** Another revenue, while somebody asks for it; from the next Hauptfälligkeit on, or tomorrow after a leap (E7). */
export const jahresumsatz: Aenderungsregel<'jahresumsatz'> = {
  art: 'jahresumsatz',
  vormerkungsArt: 'jahresumsatz',
  gilt: (lage) => sparteVon(lage) !== null && lage.risiken.jahresumsatz !== undefined,
  felder(lage) {
    const sparte = sparteVon(lage);
    return sparte ? [sparten[sparte].feld] : [];
  },
  sperre: ({ risiken }) => (risiken.jahresumsatz?.isAdjustable ? null : ablehnung.nichtAenderbar),
  zeitraum: (lage, _, wunsch) =>
    umsatzWirksamkeit(wirksamkeitslage(lage), {
      umsatzAlt: bisheriger(lage),
      umsatzNeu: wunsch?.jahresumsatz ?? bisheriger(lage),
    }),
  wahlen: () => [],
  betrag(lage) {
    const { heute, vertragsBeginn } = lage;
    const tag = spaeter(tagePlus(heute, 1), vertragsBeginn);
    return {
      aktuell: bisheriger(lage),
      von: kleinsterUmsatz,
      bis: grenze(lage),
      sprung: {
        ueber: Math.floor((bisheriger(lage) * 3) / 2),
        zeitraum: { von: tag, bis: tag, standard: tag },
      },
    };
  },
  unveraendert: (lage, wunsch) => bisheriger(lage) === wunsch.jahresumsatz,
  richtung: (lage, wunsch) => (wunsch.jahresumsatz > bisheriger(lage) ? 'MEHR' : 'WENIGER'),
  // Somebody has to see the proof of such a fall.
  hinderung: (lage, wunsch) =>
    wunsch.jahresumsatz * 2 < bisheriger(lage) ? ablehnung.manuell : null,
  absage: (lage, wunsch) =>
    wunsch.jahresumsatz > grenze(lage) ? ablehnung.umsatzUeber(grenze(lage)) : null,
  anwenden: ({ tarifAngaben, risiken }, wunsch) => ({
    tarifAngaben: { ...tarifAngaben, ...wunsch },
    risiken: { ...risiken, jahresumsatz: { value: wunsch.jahresumsatz, isAdjustable: false } },
  }),
  unterschiede: (lage, wunsch) => [
    {
      name: 'Jahresumsatz',
      bisher: formatBetrag(bisheriger(lage)),
      neu: formatBetrag(wunsch.jahresumsatz),
    },
  ],
};

/** The same for the contracts of one line alone, as its calls take it. */
export function jahresumsatzVon(sparte: Sparte): Aenderungsregel<'jahresumsatz'> {
  return {
    ...jahresumsatz,
    gilt: (lage) => sparteVon(lage) === sparte && jahresumsatz.gilt(lage),
  };
}

function sparteVon({ produkt }: Aenderungslage): Sparte | null {
  const schluessel = schluesselAusIdentifier(produkt);
  return schluessel === 'BHV' || schluessel === 'VH' ? schluessel : null;
}

function bisheriger({ risiken }: Aenderungslage): number {
  return risiken.jahresumsatz?.value ?? 0;
}

function grenze(lage: Aenderungslage): number {
  return sparten[sparteVon(lage) ?? 'BHV'].grenze;
}
