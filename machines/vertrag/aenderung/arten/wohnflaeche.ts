import { wohnflaeche as quadratmeter } from '#contract/fields/wohnflaeche.ts';
import { zeile } from './zeile.ts';

export const wohnflaeche = zeile(
  'wohnflaeche',
  { wohnflaeche: quadratmeter },
  { fragen: [], wunsch: (wahl) => ({ wohnflaeche: wahl.wohnflaeche }) },
);
