import type { Flow } from '#machines/flow.ts';
import {
  antworten as beratungsAntworten,
  entwurfsregel as beratungsregel,
} from './beratung/answers.ts';
import { beratung } from './beratung/machine.ts';
import { worte as beratungsWorte } from './beratung/worte.ts';
import { antworten as entwurfsAntworten } from './entwurf/answers.ts';
import { entwurf } from './entwurf/machine.ts';
import { worte as entwurfsWorte } from './entwurf/worte.ts';
import { antworten as umsatzAntworten } from './umsatz-bestaetigen/answers.ts';
import { umsatzBestaetigen } from './umsatz-bestaetigen/machine.ts';
import { worte as umsatzWorte } from './umsatz-bestaetigen/worte.ts';
import { antworten as partnerAntworten, entwurfsregel } from './vertriebspartner-werden/answers.ts';
import { vertriebspartner } from './vertriebspartner-werden/machine.ts';
import { worte as partnerWorte } from './vertriebspartner-werden/worte.ts';

/** Flows of brokers, and of those who want to become one. */
export const vermittlerstrecken = {
  'vermittler/vertriebspartner-werden': {
    titel: 'Vertriebspartner werden',
    chart: vertriebspartner,
    antworten: partnerAntworten,
    entwurf: entwurfsregel,
    worte: partnerWorte,
  },
  'vermittler/beratung': {
    titel: 'Kunden beraten',
    chart: beratung,
    antworten: beratungsAntworten,
    entwurf: beratungsregel,
    worte: beratungsWorte,
  },
  'vermittler/entwurf': {
    titel: 'Entwurf senden, kopieren oder löschen',
    chart: entwurf,
    antworten: entwurfsAntworten,
    worte: entwurfsWorte,
  },
  'vermittler/umsatz-bestaetigen': {
    titel: 'Umsatz mehrerer Verträge bestätigen',
    chart: umsatzBestaetigen,
    antworten: umsatzAntworten,
    worte: umsatzWorte,
  },
} as const satisfies Record<`vermittler/${string}`, Flow>;
