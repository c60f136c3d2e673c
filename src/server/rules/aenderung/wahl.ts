import { mindestrate } from '#contract/zahlen.ts';
import type { Hinderung } from '#contract/entities/aenderung.ts';
import type { AenderungsArt } from '#contract/aenderungen/seiten.ts';
import type { Wunsch } from '#contract/aenderungen/arten.ts';
import { ablehnung } from '../ablehnung.ts';
import { beitragBei, type Beitrag } from '../zahlweise.ts';
import type { Aenderungslage } from './lage.ts';
import { neuerStand } from './neuerStand.ts';
import { vorgemerkteHinderung } from './rahmen.ts';
import type { Aenderungsregel } from './regel.ts';

/** What a choice makes of the contract, and what stands in its way apart from the day: G3, G5, G4, G9, its own. */
export function pruefeWahl<Art extends AenderungsArt>(
  lage: Aenderungslage,
  regel: Aenderungsregel<Art>,
  wunsch: Wunsch<Art>,
  tag: string,
): { ergebnis: ReturnType<typeof neuerStand>; hinderung: Hinderung | null } {
  const ergebnis = neuerStand(lage, regel, wunsch, tag);
  const hinderung = wahlhinderung(lage, regel, wunsch);
  if (hinderung || !('ok' in ergebnis)) {
    return {
      ergebnis,
      hinderung: hinderung ?? ('abgelehnt' in ergebnis ? ergebnis.abgelehnt : null),
    };
  }
  const { beitrag } = ergebnis.ok;
  const eigene = regel.hinderung?.(lage, wunsch, beitrag) ?? null;
  return { ergebnis, hinderung: eigene ?? rateHinderung(lage, beitrag) };
}

function wahlhinderung<Art extends AenderungsArt>(
  lage: Aenderungslage,
  regel: Aenderungsregel<Art>,
  wunsch: Wunsch<Art>,
): Hinderung | null {
  if (regel.unveraendert(lage, wunsch)) return ablehnung.unveraendert;
  const name = regel.vormerkungsArt?.(wunsch);
  const vorgemerkt = name && vorgemerkteHinderung(lage, name);
  if (vorgemerkt) return vorgemerkt;
  const mehr = regel.richtung(lage, wunsch) === 'MEHR';
  return mehr && lage.mahnung ? ablehnung.mahnung : null;
}

/** A change must not make instalments too small to be collected; where they are already it is not to blame. */
function rateHinderung(lage: Aenderungslage, neu: Beitrag): Hinderung | null {
  // A trip has no instalments.
  if (lage.zahlweise === 'EINMALIG') return null;
  const alt = beitragBei(lage.beitragsKomponenten, lage.zahlweise);
  const zuNiedrig = neu.versicherungsPraemie < mindestrate;
  return zuNiedrig && alt.versicherungsPraemie >= mindestrate ? ablehnung.rateZuNiedrig : null;
}
