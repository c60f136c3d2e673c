import type { Wunsch } from '#contract/aenderungen/arten.ts';
import { schluesselAusIdentifier } from '#contract/entities/produkt.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { summenfehler, verzichtAb, vorgeschlageneSumme } from '#contract/fields/summenvorschlag.ts';
import type { Produktbeschreibung } from '#contract/produkte/beschreibung.ts';
import { produkte } from '#contract/produkte/produkte.ts';
import { ablehnung } from '../../ablehnung.ts';
import type { Summenbesonderheit } from '../../produkte/sparte.ts';
import { sparteVon } from '../../produkte/sparten.ts';
import { tarifhinweis } from '../../tarif/hinweise.ts';
import { type Aenderungslage, feldschalter } from '../lage.ts';
import { nachweisregel } from '../nachweis.ts';
import type { Aenderungsregel } from '../regel.ts';
import { hatBegonnen, vorDerReise } from '../reisebeginn.ts';
import { mehrOderWeniger } from '../zeitraeume.ts';

/** Sums of a product: steps of it, or bounds between which it is typed, both in cents. */
interface Summen {
  stufen: readonly number[];
  von: number;
  bis: number;
  /** Only every so many cents. */
  schritt?: number;
}

const felder = ['insuranceSum'] as const;

/** A higher one may have to be shown, as a dearer bicycle by its invoice. */
const rechnung = nachweisregel((lage: Aenderungslage, wunsch: Wunsch<'versicherte-kosten'>) =>
  neue(lage, wunsch) > bisherige(lage) ? (besondere(lage).nachweis ?? null) : null,
);

/** Another insured sum: more from tomorrow on, less when the contract allows it. */
export const versicherungssumme: Aenderungsregel<'versicherte-kosten'> = {
  art: 'versicherte-kosten',
  gilt: (lage) => summenVon(lage) !== undefined && lage.versicherungsSumme !== null,
  felder,
  schalter: 'versicherte-kosten',
  /** A trip that has begun is insured as it is. */
  sperre: (lage) => (hatBegonnen(lage) ? ablehnung.nichtAenderbar : null),
  zeitraum: (lage, richtung) => vorDerReise(lage, mehrOderWeniger(lage, richtung)),
  wahlen: (lage) =>
    (summenVon(lage)?.stufen ?? []).map((stufe) => {
      const value = String(stufe / 100);
      return { wunsch: { value }, wert: value, label: formatBetrag(stufe) };
    }),
  betrag(lage) {
    const summen = summenVon(lage);
    if (!summen || summen.stufen.length > 0) return null;
    return { aktuell: bisherige(lage), von: summen.von, bis: summen.bis, ...inSchritten(lage) };
  },
  unveraendert: (lage, wunsch) => neue(lage, wunsch) === bisherige(lage),
  richtung: (lage, wunsch) => (neue(lage, wunsch) > bisherige(lage) ? 'MEHR' : 'WENIGER'),
  fehler(lage, wunsch) {
    const { stufen: alle = [], von = 0, bis = 0 } = summenVon(lage) ?? {};
    const wert = centVon(wunsch);
    // Above the limit people decide.
    if (wert > bis || alle.includes(wert)) return [];
    const zwischen = `Geben Sie einen Betrag zwischen ${formatBetrag(von)} und ${formatBetrag(bis)} ein.`;
    const text =
      alle.length > 0
        ? 'Wählen Sie eine der angebotenen Summen.'
        : wert < von
          ? zwischen
          : nebenDemSchritt(lage, wert);
    return text === null ? [] : [{ feld: 'value', text }];
  },
  absage: (lage, wunsch) =>
    neue(lage, wunsch) > (summenVon(lage)?.bis ?? 0) ? ablehnung.manuell : null,
  anwenden(lage, wunsch) {
    const { tarifAngaben, risiken } = lage;
    const { feld = 'versicherungssumme' } = besondere(lage);
    const summe = neue(lage, wunsch);
    const deckungsVarianten = risiken.deckungsVarianten.map((variante) => ({
      ...variante,
      versicherungssumme: summe,
    }));
    return {
      versicherungsSumme: summe,
      tarifAngaben: { ...tarifAngaben, [feld]: centVon(wunsch) },
      risiken: { ...risiken, deckungsVarianten },
    };
  },
  hinweise: (lage, wunsch) => [
    ...(centVon(wunsch) < ohneVerzichtUnter(lage) ? [tarifhinweis.unterversicherung] : []),
    ...rechnung.hinweise(lage, wunsch),
  ],
  ohneZustimmung: rechnung.ohne,
  zustimmungFehlt: rechnung.fehlt,
  nachweise: rechnung.ids,
  wert: rechnung.ohne,
  unterschiede: (lage, wunsch) => [
    {
      name: 'Versicherungssumme',
      bisher: formatBetrag(bisherige(lage)),
      neu: formatBetrag(neue(lage, wunsch)),
    },
  ],
};

/** Below it there is no Unterversicherungsverzicht; 0 where there never is, cents. */
export function ohneVerzichtUnter({ risiken }: Pick<Aenderungslage, 'risiken'>): number {
  return verzichtAb(risiken.hausrat?.wohnflaeche ?? 0);
}

function summenVon(lage: Aenderungslage): Summen | undefined {
  const { summe }: Produktbeschreibung = produkte[schluesselAusIdentifier(lage.produkt)];
  if (!summe || feldschalter(lage, felder).length === 0) return undefined;
  if ('von' in summe) return { ...summe, stufen: [] };
  const { stufen } = summe;
  return { stufen, von: Math.min(...stufen), bis: Math.max(...stufen) };
}

/** Home contents and goods go by steps; the price of a bicycle or a trip is what it is. */
function inSchritten(lage: Aenderungslage): { schritt?: number; auch?: number } {
  const { schritt } = summenVon(lage) ?? {};
  if (schritt === undefined) return {};
  const { wohnflaeche } = lage.risiken.hausrat ?? {};
  const auch = wohnflaeche === undefined ? {} : { auch: vorgeschlageneSumme(wohnflaeche) };
  return { schritt, ...auch };
}

/** What is wrong with a sum between two steps; the one the contract has is not: it only is no other. */
function nebenDemSchritt(lage: Aenderungslage, wert: number): string | null {
  const { schritt, auch } = inSchritten(lage);
  return schritt === undefined || wert === bisherige(lage) ? null : summenfehler(wert, auch);
}

function besondere({ produkt }: Aenderungslage): Summenbesonderheit {
  return sparteVon(produkt)?.summe ?? {};
}

function bisherige({ versicherungsSumme }: Aenderungslage): number {
  return versicherungsSumme ?? 0;
}

function centVon({ value }: Wunsch<'versicherte-kosten'>): number {
  return Number(value) * 100;
}

function neue(lage: Aenderungslage, wunsch: Wunsch<'versicherte-kosten'>): number {
  const genannte = centVon(wunsch);
  return besondere(lage).versichert?.(genannte) ?? genannte;
}
