import { neueHandynummer } from '#machines/konto/handynummer/machine.ts';
import type { Konto } from '../daten/konto.ts';
import { nummerEffekte } from '../nummer/effects.ts';
import { stepUpEffekte } from '../stepUp/effects.ts';

/** The chart with its calls; `onFertig`: what was read of her before no longer holds. */
export function neueHandynummerMit({ nummer, partnerNummer }: Konto, onFertig: () => void) {
  return neueHandynummer.provide({
    actors: { ...nummerEffekte(nummer, onFertig), ...stepUpEffekte(nummer, partnerNummer) },
  });
}
