import { kuendbarkeit } from '../fristen/kuendigung.ts';
import { wirksamkeit, type WirksamkeitsLage, type Zeitraum } from '../fristen/wirksamkeit.ts';
import { statusAm } from '../status.ts';
import { stichtagVon, type Aenderungslage } from './lage.ts';
import type { Richtung } from './regel.ts';

/** E1 for more cover, E2 for less (`domain/vertrag.md §4`). */
export function mehrOderWeniger(lage: Aenderungslage, richtung: Richtung): Zeitraum | null {
  return richtung === 'WENIGER'
    ? wirksamkeit.E2(wirksamkeitslage(lage))
    : wirksamkeit.E1(wirksamkeitslage(lage));
}

/** What the rules of effective dates must know. */
export function wirksamkeitslage(lage: Aenderungslage): WirksamkeitsLage {
  const { heute, vertragsBeginn, zahlweise, produkt, marke } = lage;
  const status = statusAm(lage, heute);
  return {
    heute,
    vertragsBeginn,
    zahlweise,
    stichtag: stichtagVon(lage),
    kuendbarkeit: kuendbarkeit({ produkt, marke, zahlweise, status }),
  };
}
