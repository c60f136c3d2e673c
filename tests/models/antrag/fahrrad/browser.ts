import type { FlowInBrowser } from '#tests/models/browser/flowInBrowser.ts';
import { onlyWhereAsked } from '#tests/models/browser/fill.ts';
import { antragInBrowser, nimmAn } from '../antragInBrowser.ts';
import { bearbeitenPerson } from '../fragen.ts';
import { antworten } from './cases.ts';
import { gelesen } from './gezeigt.ts';

/** How each sentence begins. */
const saetze: Readonly<Record<string, string>> = {
  nutzung: 'Sie fahren das Rad',
  aelter: 'Das Rad ist',
  vorschaeden: 'Sie hatten in',
  vomVersichererGekuendigt: 'Kein Versicherer',
};

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
  fillers: { annahmen: nimmAn(saetze), plz: onlyWhereAsked('plz', 'strasse') },
});
