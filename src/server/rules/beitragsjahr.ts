import { bezahlteRate, zahlungsbeginn, type Ratenlage } from './beendigung/bezahlt.ts';
import { erstattung } from './fristen/erstattung.ts';
import { anteil } from './geld.ts';
import { spaeter } from './kalender.ts';
import { vertragsende } from './status.ts';
import { beitragBei } from './zahlweise.ts';

type Beitragslage = Ratenlage & { beendigungsdatum: string | null };

/** What fell due in one calendar year, in cents, less what was paid back for the days after the end. */
export function beitragImJahr(
  lage: Beitragslage,
  jahr: number,
): { betrag: number; steuer: number; raten: number } {
  const faellige = [...faelligeRaten(lage, jahr)];
  const { steuer, versicherungsPraemie } = beitragBei(lage.beitragsKomponenten, lage.zahlweise);
  const ende = vertragsende(lage);
  let summe = { betrag: 0, steuer: 0, raten: 0 };
  for (const { rate, von, bis } of faellige) {
    const zurueck = ende === null ? 0 : erstattung({ rate, von, bis }, ende);
    summe = {
      betrag: summe.betrag + rate - zurueck,
      steuer: summe.steuer + anteil(steuer, rate - zurueck, versicherungsPraemie),
      raten: summe.raten + 1,
    };
  }
  return summe;
}

/** Instalments whose time begins in that year. */
function* faelligeRaten(lage: Beitragslage, jahr: number) {
  const anfang = `${jahr}-01-01`;
  const schluss = vertragsende(lage) ?? `${jahr}-12-31`;
  let tag = spaeter(anfang, zahlungsbeginn(lage));
  while (tag <= `${jahr}-12-31` && tag <= schluss) {
    const rate = bezahlteRate(lage, tag);
    if (!rate || rate.rate === 0) return;
    if (rate.von >= anfang) yield rate;
    tag = rate.bis;
  }
}
