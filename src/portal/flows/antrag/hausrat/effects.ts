import { hausratTarifieren } from '#contract/endpoints/tarifieren/hausrat.ts';
import { rufe } from '../aufrufe/rufe.ts';

/** The calls of an application for home contents. */
export const hausratRufe = rufe('hausrat', hausratTarifieren);
