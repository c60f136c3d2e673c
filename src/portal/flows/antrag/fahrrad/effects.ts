import { fahrrad2Tarifieren } from '#contract/endpoints/tarifieren/fahrrad2.ts';
import { rufe } from '../aufrufe/rufe.ts';

/** The calls of an application for a bicycle. */
export const fahrradRufe = rufe('fahrrad2', fahrrad2Tarifieren);
