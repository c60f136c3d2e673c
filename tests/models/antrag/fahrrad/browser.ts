import type { FlowInBrowser } from '#tests/models/browser/flowInBrowser.ts';
import { antragInBrowser } from '../antragInBrowser.ts';
import { bearbeitenPerson } from '../fragen.ts';
import { antworten } from './cases.ts';
import { gelesen } from './gezeigt.ts';

export const inBrowser: FlowInBrowser = antragInBrowser({
  antrag: 'fahrrad',
  gelesen,
  bearbeiten: {
    Fahrrad: 'fahrradDaten',
    Nutzung: 'nutzung',
    Standort: 'risikoort',
    Schutzumfang: 'schutzumfang',
    ...bearbeitenPerson,
  },
  entwurf: { fahrradDaten: antworten.fahrradDaten, nutzung: antworten.nutzung },
});
