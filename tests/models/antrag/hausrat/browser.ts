import type { FlowInBrowser } from '#tests/models/browser/flowInBrowser.ts';
import { ganzeEuro } from '#contract/fields/betrag.ts';
import { moveTo } from '#tests/models/browser/fill.ts';
import { antragInBrowser } from '../antragInBrowser.ts';
import { bearbeitenPerson } from '../fragen.ts';
import { antworten } from './cases.ts';
import { gelesen } from './gezeigt.ts';

export const inBrowser: FlowInBrowser = antragInBrowser({
  antrag: 'hausrat',
  gelesen,
  bearbeiten: {
    Adresse: 'risikoort',
    Wohnung: 'wohnung',
    Versicherungssumme: 'versicherungssumme',
    Bausteine: 'bausteine',
    ...bearbeitenPerson,
  },
  entwurf: { risikoort: antworten.risikoort, wohnung: antworten.wohnung },
  fillers: {
    versicherungssumme: moveTo('versicherungssumme', (cent) => ganzeEuro(Number(cent))),
  },
});
