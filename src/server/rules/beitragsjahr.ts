import { bezahlteRate, zahlungsbeginn } from './beendigung/bezahlt.ts';
import { beitragsverlauf, type Beitragsverlauf, type Verlaufslage } from './beitragsverlauf.ts';
import { erstattung } from './fristen/erstattung.ts';
import { anteil } from './geld.ts';
import { spaeter, teile } from './kalender.ts';
import { vertragsende } from './status.ts';
import { beitragBei } from './zahlweise.ts';

interface Beitragsjahr {
  betrag: number;
  steuer: number;
  raten: number;
}

/**
 * What fell due in one calendar year, in cents, less what was paid back for the days after the end; null
 * where a change has left open what it was.
 */
export function beitragImJahr(lage: Verlaufslage, jahr: number): Beitragsjahr | null {
  const verlauf = beitragsverlauf(lage);
  if (verlauf.unklar(jahr)) return null;
  const ende = vertragsende(lage);
  const summe = { betrag: 0, steuer: 0, raten: 0 };
  for (const { rate, von, bis } of faelligeRaten(lage, verlauf, jahr)) {
    const { beitragsKomponenten, zahlweise } = verlauf.standAm(von);
    const { steuer, versicherungsPraemie } = beitragBei(beitragsKomponenten, zahlweise);
    const zurueck = ende === null ? 0 : erstattung({ rate, von, bis }, ende);
    summe.betrag += rate - zurueck;
    summe.steuer += anteil(steuer, rate - zurueck, versicherungsPraemie);
    summe.raten += 1;
  }
  for (const ausgleich of verlauf.ausgleiche) {
    if (teile(ausgleich.am).jahr !== jahr) continue;
    summe.betrag += ausgleich.betrag;
    summe.steuer += ausgleich.steuer;
  }
  return summe;
}

/** Instalments whose time begins in that year. */
function* faelligeRaten(lage: Verlaufslage, verlauf: Beitragsverlauf, jahr: number) {
  const anfang = `${jahr}-01-01`;
  const schluss = vertragsende(lage) ?? `${jahr}-12-31`;
  let tag = spaeter(anfang, zahlungsbeginn(lage));
  while (tag <= `${jahr}-12-31` && tag <= schluss) {
    const rate = bezahlteRate({ ...lage, ...verlauf.standAm(tag) }, tag);
    if (!rate || rate.rate === 0) return;
    if (rate.von >= anfang) yield rate;
    tag = rate.bis;
  }
}
