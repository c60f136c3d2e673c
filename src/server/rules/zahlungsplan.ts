import type { Einmalbetrag } from './ausgleich.ts';
import { bezahlteRate, zahlungsbeginn } from './beendigung/bezahlt.ts';
import { beitragsverlauf, type Beitragsverlauf, type Verlaufslage } from './beitragsverlauf.ts';
import type { BezahlteRate } from './fristen/erstattung.ts';
import { anteil } from './geld.ts';
import { spaeter, tageZwischen } from './kalender.ts';
import { vertragsende } from './status.ts';
import { beitragBei } from './zahlweise.ts';

/** An instalment with the tax in it, cents. */
export interface Rate extends BezahlteRate {
  steuer: number;
}

/** Instalments due from that day until before the other, each for the days it pays for (`domain/vertrag.md §4`, E3). */
export function* raten(
  lage: Verlaufslage,
  verlauf: Beitragsverlauf,
  zeit: { von: string; bis: string },
): Generator<Rate> {
  const ende = vertragsende(lage);
  let tag = spaeter(zeit.von, zahlungsbeginn(lage));
  while (tag < zeit.bis && (ende === null || tag <= ende)) {
    const rate = rateAm(lage, verlauf, tag);
    if (!rate || rate.rate === 0) return;
    if (rate.von >= zeit.von) yield rate;
    tag = rate.bis;
  }
}

/** All that falls due in those days, `bis` not among them, in the order of the days. */
export function zahlungen(
  lage: Verlaufslage,
  zeit: { von: string; bis: string },
): Einmalbetrag[] {
  const verlauf = beitragsverlauf(lage);
  const faellige = [...raten(lage, verlauf, zeit)].map(({ rate, steuer, von }) => ({
    betrag: rate,
    steuer,
    am: von,
  }));
  const einmal = verlauf.ausgleiche.filter(({ am }) => am >= zeit.von && am < zeit.bis);
  return [...faellige, ...einmal].toSorted((a, b) => a.am.localeCompare(b.am));
}

/** The instalment that pays for that day; the first of a new period begins with it and is shorter. */
function rateAm(lage: Verlaufslage, verlauf: Beitragsverlauf, tag: string): Rate | null {
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
