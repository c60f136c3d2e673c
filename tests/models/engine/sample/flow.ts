import type { FlowUnderTest } from '../flowsUnderTest.ts';
import { antworten, entwurfsregel } from './answers.ts';
import { cases } from './cases.ts';
import { antrag } from './machine.ts';

/** The sample application, as the registry would have it. */
export const muster: FlowUnderTest = {
  id: 'muster/antrag',
  chart: antrag,
  cases,
  antworten,
  entwurf: entwurfsregel,
};
