import { beitragsverlauf, type Verlaufslage } from './beitragsverlauf.ts';
import { erstattung } from './fristen/erstattung.ts';
import { anteil } from './geld.ts';
import { teile } from './kalender.ts';
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
export function beitragImJahr(lage: Verlaufslage, jahr: number): Beitragsjahr | null {
  const verlauf = beitragsverlauf(lage);
  if (verlauf.unklar(jahr)) return null;
  const ende = vertragsende(lage);
  const summe = { betrag: 0, steuer: 0, raten: 0 };
  const kalenderjahr = { von: `${jahr}-01-01`, bis: `${jahr + 1}-01-01` };
  for (const { rate, steuer, von, bis } of raten(lage, verlauf, kalenderjahr)) {
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
