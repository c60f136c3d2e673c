import { bhvTarifieren } from '#contract/endpoints/tarifieren/bhv.ts';
import { rufe } from '../aufrufe/rufe.ts';

/** The calls of an application for business liability. */
export const betriebshaftpflichtRufe = rufe('bhv', bhvTarifieren);
