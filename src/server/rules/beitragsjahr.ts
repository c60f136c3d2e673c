import { ersteAbbuchung, type Einzugslage } from './beendigung/abrechnung.ts';
import { zahlungsbeginn } from './beendigung/bezahlt.ts';
import { beitragsverlauf, type Beitragsverlauf, type Verlaufslage } from './beitragsverlauf.ts';
import { erstattung } from './fristen/erstattung.ts';
import { anteil } from './geld.ts';
import { spaeter, teile } from '#contract/tag.ts';
import { vertragsende } from './status.ts';
import { raten } from './zahlungsplan.ts';

interface Beitragsjahr {
  betrag: number;
  steuer: number;
  raten: number;
}

/**
 * What fell due in one calendar year, in cents, less what was paid back for the days after the end; null
 * where a change has left open what it was.
 */
export function beitragImJahr(lage: Verlaufslage & Einzugslage, jahr: number): Beitragsjahr | null {
  const verlauf = beitragsverlauf(lage);
  if (verlauf.unklar(jahr)) return null;
  const ende = vertragsende(lage);
  const summe = { betrag: 0, steuer: 0, raten: 0 };
  for (const { rate, steuer, von, bis } of faelligeRaten(lage, verlauf, jahr)) {
    const zurueck = ende === null ? 0 : erstattung({ rate, von, bis }, ende);
    summe.betrag += rate - zurueck;
    summe.steuer += steuer - anteil(steuer, zurueck, rate);
    summe.raten += 1;
  }
  for (const ausgleich of verlauf.ausgleiche) {
    if (teile(ausgleich.am).jahr !== jahr) continue;
    summe.betrag += ausgleich.betrag;
    summe.steuer += ausgleich.steuer;
  }
  return summe;
}

/** Instalments that fell due in that year: as their time begins, and not before the first debit. */
function* faelligeRaten(lage: Verlaufslage & Einzugslage, verlauf: Beitragsverlauf, jahr: number) {
  const anfang = `${jahr}-01-01`;
  const erste = ersteAbbuchung(lage);
  const von = erste < anfang ? anfang : zahlungsbeginn(lage);
  for (const rate of raten(lage, verlauf, { von, bis: `${jahr + 1}-01-01` })) {
    if (teile(spaeter(rate.von, erste)).jahr === jahr) yield rate;
  }
}
