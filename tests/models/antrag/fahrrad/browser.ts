import type { FlowInBrowser } from '#tests/models/browser/flowInBrowser.ts';
import { antragInBrowser } from '../antragInBrowser.ts';
import { antworten } from './cases.ts';

export const inBrowser: FlowInBrowser = antragInBrowser({
  antrag: 'fahrrad',
  entwurf: { fahrradDaten: antworten.fahrradDaten, nutzung: antworten.nutzung },
});
