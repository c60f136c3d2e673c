import type { FlowInBrowser } from '#tests/models/browser/flowInBrowser.ts';
import { ganzeEuro } from '#contract/fields/betrag.ts';
import { moveTo } from '#tests/models/browser/fill.ts';
import { antragInBrowser } from '../antragInBrowser.ts';
import { antworten } from './cases.ts';

export const inBrowser: FlowInBrowser = antragInBrowser({
  antrag: 'hausrat',
  entwurf: { risikoort: antworten.risikoort, wohnung: antworten.wohnung },
  fillers: {
    versicherungssumme: moveTo('versicherungssumme', (cent) => ganzeEuro(Number(cent))),
  },
});
