import type { Flow } from '#machines/flow.ts';
import { antworten, entwurfsregel } from './vertriebspartner-werden/answers.ts';
import { vertriebspartner } from './vertriebspartner-werden/machine.ts';
import { worte } from './vertriebspartner-werden/worte.ts';

/** Flows of brokers, and of those who want to become one. */
export const vermittlerstrecken = {
  'vermittler/vertriebspartner-werden': {
    titel: 'Vertriebspartner werden',
    chart: vertriebspartner,
    antworten,
    entwurf: entwurfsregel,
    worte,
  },
} as const satisfies Record<`vermittler/${string}`, Flow>;
