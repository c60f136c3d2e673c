import type { FlowInBrowser } from '#tests/models/browser/flowInBrowser.ts';
import { antragInBrowser } from '../antragInBrowser.ts';
import { bearbeitenPerson } from '../fragen.ts';
import { antworten } from './cases.ts';
import { gelesen } from './gezeigt.ts';

export const inBrowser: FlowInBrowser = antragInBrowser({
  antrag: 'fahrrad',
  gelesen,
  bearbeiten: {
    'Erste Angaben': 'einstieg',
    Fahrrad: 'rad',
    Nutzung: 'nutzung',
    ...bearbeitenPerson,
  },
  entwurf: { einstieg: antworten.einstieg },
  // It is on the page.
  fields: { angenommen: [] },
});
