import type { Ausgleichslage } from './ausgleich.ts';
import { bezahlteRate, zahlungsbeginn } from './beendigung/bezahlt.ts';
import type { Verlauf } from './beitragsverlauf.ts';
import type { BezahlteRate } from './fristen/erstattung.ts';
import { anteil } from './geld.ts';
import { frueher, spaeter, tagePlus, tageZwischen } from '#contract/tag.ts';
import { vertragsende } from './status.ts';
import { beitragBei } from './zahlweise.ts';

/** An instalment with the tax in it, cents. */
export interface Rate extends BezahlteRate {
  steuer: number;
}

/** Instalments due from that day until before the other, each for the days it pays for (`domain/vertrag.md §4`, E3). */
export function* raten(
  lage: Ausgleichslage,
  verlauf: Verlauf,
  zeit: { von: string; bis: string },
): Generator<Rate> {
  const ende = vertragsende(lage);
  const schluss = ende === null ? zeit.bis : frueher(zeit.bis, tagePlus(ende, 1));
  let tag = spaeter(zeit.von, zahlungsbeginn(lage));
  while (tag < schluss) {
    const rate = rateAm(lage, verlauf, tag);
    if (!rate || rate.rate === 0) return;
    if (rate.von >= zeit.von) yield rate;
    tag = rate.bis;
  }
}

/** The instalment that pays for a day, as it was when it fell due; null before any is due. */
export function laufendeRate(lage: Ausgleichslage, verlauf: Verlauf, tag: string): Rate | null {
  const heutige = bezahlteRate({ ...lage, ...verlauf.standAm(tag) }, tag);
  return heutige && rateAm(lage, verlauf, spaeter(heutige.von, verlauf.periodeSeit(tag)));
}

/** The instalment that pays for that day; the first of a new period begins with it and is shorter. */
function rateAm(lage: Ausgleichslage, verlauf: Verlauf, tag: string): Rate | null {
  const stand = verlauf.standAm(tag);
  const bezahlt = bezahlteRate({ ...lage, ...stand }, tag);
  if (!bezahlt) return null;
  const { rate, von, bis } = bezahlt;
  const beitrag = beitragBei(stand.beitragsKomponenten, stand.zahlweise);
  const seit = spaeter(von, verlauf.periodeSeit(tag));
  const kuerzer = anteil(rate, tageZwischen(seit, bis), tageZwischen(von, bis));
  const steuer = anteil(beitrag.steuer, kuerzer, beitrag.versicherungsPraemie || 1);
  return { rate: kuerzer, von: seit, bis, steuer };
}
