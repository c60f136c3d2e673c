import { formatBetrag } from '#contract/fields/betrag.ts';
import { produkte } from '#contract/produkte/produkte.ts';
import { sachinhalt } from '#contract/produkte/sachinhalt.ts';
import { istVielUmsatz, umsatzhinweis } from '#machines/antrag/sachinhalt/inhaltsfragen.ts';
import { schluesselAusIdentifier } from '#contract/entities/produkt.ts';
import { spaeter, tagePlus } from '#contract/tag.ts';
import { sprungUeber, umsatzWirksamkeit } from '../../fristen/wirksamkeit.ts';
import type { Aenderungslage } from '../lage.ts';
import type { Aenderungsregel } from '../regel.ts';
import { wirksamkeitslage } from '../zeitraeume.ts';

const { umsatz: grenzen } = sachinhalt.grenzen;

/**
 * Another revenue of a firm whose contents are insured, from the days of every revenue on (E7): no premium goes
 * by it, so nobody is reminded of it and nothing has to be proved (`domain/offen.md` P8).
 */
export const sachinhaltsumsatz: Aenderungsregel<'sachinhaltsumsatz'> = {
  art: 'sachinhaltsumsatz',
  ohneTarif: true,
  gilt: ({ produkt, risiken }) => fragtUmsatz(produkt) && risiken.jahresumsatz !== undefined,
  felder: ['turnover'],
  zeitraum: (lage, _, wunsch) =>
    umsatzWirksamkeit(wirksamkeitslage(lage), {
      umsatzAlt: bisheriger(lage),
      umsatzNeu: wunsch?.umsatz ?? bisheriger(lage),
    }),
  wahlen: () => [],
  betrag(lage) {
    const aktuell = bisheriger(lage);
    const tag = spaeter(tagePlus(lage.heute, 1), lage.vertragsBeginn);
    return {
      aktuell,
      von: grenzen.von,
      bis: grenzen.bis,
      sprung: { ueber: sprungUeber(aktuell), zeitraum: { von: tag, bis: tag, standard: tag } },
    };
  },
  unveraendert: (lage, wunsch) => bisheriger(lage) === wunsch.umsatz,
  richtung: () => 'GLEICH',
  anwenden: ({ risiken }, { umsatz: value }) => ({
    risiken: { ...risiken, jahresumsatz: { isAdjustable: false, ...risiken.jahresumsatz, value } },
  }),
  hinweise: ({ versicherungsSumme }, { umsatz }) =>
    istVielUmsatz(umsatz, versicherungsSumme ?? undefined)
      ? [{ code: 'UMSATZ_HOCH', text: umsatzhinweis }]
      : [],
  unterschiede: (lage, { umsatz }) => [
    {
      name: 'Jahresumsatz',
      bisher: formatBetrag(bisheriger(lage)),
      neu: formatBetrag(umsatz),
    },
  ],
};

/** Its product asks for a revenue no price goes by. */
function fragtUmsatz(produkt: Aenderungslage['produkt']): boolean {
  const beschreibung = produkte[schluesselAusIdentifier(produkt)];
  return 'grenzen' in beschreibung && 'umsatz' in beschreibung.grenzen;
}

function bisheriger({ risiken }: Aenderungslage): number {
  return risiken.jahresumsatz?.value ?? 0;
}
