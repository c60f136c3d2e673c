import type { Wunsch } from '#contract/entities/aenderungswunsch.ts';
import { schluesselAusIdentifier, type ProduktSchluessel } from '#contract/entities/produkt.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import {
  hausratSumme,
  summenfehler,
  summenschritt,
  verzichtAb,
  vorgeschlageneSumme,
} from '#contract/fields/versicherungssumme.ts';
import type { Feature } from '#contract/features.ts';
import { ablehnung } from '../../ablehnung.ts';
import { cent, type Euro } from '../../tarif/dezimal.ts';
import { tarifhinweis } from '../../tarif/hinweise.ts';
import { aufgerundet } from '../../tarif/produkte/fahrrad.ts';
import { fahrrad } from '../../tarif/tafeln/fahrrad.ts';
import { reise } from '../../tarif/tafeln/reise.ts';
import { si } from '../../tarif/tafeln/si.ts';
import type { Aenderungslage } from '../lage.ts';
import { nachweisregel } from '../nachweis.ts';
import type { Aenderungsregel } from '../regel.ts';
import { hatBegonnen, vorDerReise } from '../reisebeginn.ts';
import { mehrOderWeniger } from '../zeitraeume.ts';

/** Sums of a product: steps of it, or bounds between which it is typed, both in cents. */
interface Summen {
  flag: Feature;
  /** Field of its request. */
  feld: 'versicherungssumme' | 'kaufpreis' | 'reisepreis';
  stufen: readonly number[];
  von: number;
  bis: number;
}

const sparten: Readonly<Partial<Record<ProduktSchluessel, Summen>>> = {
  BHV: stufen('edit-bhv-insuranceSum', 3_000_000, 5_000_000, 10_000_000),
  VH: stufen('edit-vh-insuranceSum', 100_000, 250_000, 500_000, 1_000_000, 2_000_000),
  PRIVATHAFTPFLICHT: stufen(
    'edit-privathaftpflicht-insuranceSum',
    10_000_000,
    20_000_000,
    50_000_000,
  ),
  TIERHALTER: stufen('edit-tierhalter-insuranceSum', 5_000_000, 10_000_000, 20_000_000),
  SI: getippt('edit-si-insuranceSum', 'versicherungssumme', '5000.00 EUR', si.hoechsteSumme),
  HAUSRAT: getippt(
    'edit-hausrat-insuranceSum',
    'versicherungssumme',
    `${hausratSumme.von / 100} EUR`,
    `${hausratSumme.bis / 100} EUR`,
  ),
  FAHRRAD: getippt(
    'edit-fahrrad-insuranceSum',
    'kaufpreis',
    fahrrad.kleinsterKaufpreis,
    fahrrad.hoechsterKaufpreis,
  ),
  REISE: getippt(
    'edit-reise-insuranceSum',
    'reisepreis',
    '50.00 EUR',
    reise.einzelreise.hoechsterReisepreis,
  ),
};

/** A dearer bicycle is shown by its invoice. */
const rechnung = nachweisregel((lage: Aenderungslage, wunsch: Wunsch<'versicherte-kosten'>) =>
  istFahrrad(lage) && neue(lage, wunsch) > bisherige(lage)
    ? 'Laden Sie die Rechnung hoch, aus der der neue Kaufpreis hervorgeht.'
    : null,
);

/** Another insured sum: more from tomorrow on, less when the contract allows it. */
export const versicherungssumme: Aenderungsregel<'versicherte-kosten'> = {
  art: 'versicherte-kosten',
  vormerkungsArt: 'versicherungssumme',
  gilt: (lage) => summenVon(lage) !== undefined && lage.versicherungsSumme !== null,
  felder(lage) {
    const flag = summenVon(lage)?.flag;
    return flag ? ['versicherte-kosten', flag] : [];
  },
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
    const feld = summenVon(lage)?.feld ?? 'versicherungssumme';
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

function stufen(flag: Feature, ...euro: number[]): Summen {
  const alle = euro.map((eine) => eine * 100);
  const bis = Math.max(...alle);
  return { flag, feld: 'versicherungssumme', stufen: alle, von: Math.min(...alle), bis };
}

function getippt(flag: Feature, feld: Summen['feld'], von: Euro, bis: Euro): Summen {
  return { flag, feld, stufen: [], von: cent(von), bis: cent(bis) };
}

function summenVon({ produkt }: Aenderungslage): Summen | undefined {
  return sparten[schluesselAusIdentifier(produkt)];
}

/** Home contents and goods go by steps; the price of a bicycle or a trip is what it is. */
function inSchritten({ produkt, risiken }: Aenderungslage): { schritt?: number; auch?: number } {
  const schluessel = schluesselAusIdentifier(produkt);
  if (schluessel !== 'HAUSRAT' && schluessel !== 'SI') return {};
  const { wohnflaeche } = risiken.hausrat ?? {};
  const auch = wohnflaeche === undefined ? {} : { auch: vorgeschlageneSumme(wohnflaeche) };
  return { schritt: summenschritt, ...auch };
}

/** What is wrong with a sum between two steps; the one the contract has is not: it only is no other. */
function nebenDemSchritt(lage: Aenderungslage, wert: number): string | null {
  const { schritt, auch } = inSchritten(lage);
  return schritt === undefined || wert === bisherige(lage) ? null : summenfehler(wert, auch);
}

function istFahrrad({ produkt }: Aenderungslage): boolean {
  return schluesselAusIdentifier(produkt) === 'FAHRRAD';
}

function bisherige({ versicherungsSumme }: Aenderungslage): number {
  return versicherungsSumme ?? 0;
}

function centVon({ value }: Wunsch<'versicherte-kosten'>): number {
  return Number(value) * 100;
}

function neue(lage: Aenderungslage, wunsch: Wunsch<'versicherte-kosten'>): number {
  return istFahrrad(lage) ? aufgerundet(centVon(wunsch)) : centVon(wunsch);
}
