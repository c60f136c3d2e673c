import type { Schaden } from '#contract/entities/schadenakte.ts';
import type { Nachtragsteil } from '#contract/entities/schadenakte.ts';
import type { Given } from '#tests/models/browser/flowInBrowser.ts';
import { schadenNach as unterlagenschaden } from '../unterlage/wire.ts';

export { claimId } from '../unterlage/wire.ts';

const teile: readonly Nachtragsteil[] = [
  'umstaende',
  'sachen',
  'beteiligte',
  'polizei',
  'versicherung',
  'auszahlung',
];

/** The claim of the tours: every part is asked, until one was answered. */
export function schadenNach(given: Given): Schaden {
  const istDa = given.has('ergaenzen ✓ ergaenzt');
  return {
    ...unterlagenschaden(new Map()),
    unterlagen: [],
    fehlend: istDa ? 0 : 1,
    teile: teile.map((teil) => ({ teil, beantwortet: istDa })),
  };
}
