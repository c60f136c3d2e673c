import type { FlowInBrowser } from '#tests/models/browser/flowInBrowser.ts';
import { antragInBrowser } from '../antragInBrowser.ts';
import { bearbeitenPerson } from '../fragen.ts';
import { nimmAn } from '../nimmAn.ts';
import { aushanglinks } from '../aushanglinks.ts';
import { fall } from './cases.ts';
import { gelesen } from './gezeigt.ts';

/** What each sentence says, whatever is true. */
const saetze: Readonly<Record<string, string | RegExp>> = {
  nutzung: 'Sie halten den Hund',
  auffaellig: /(Kein|Ein) Hund ist/,
  vorschaeden: 'Sie hatten in',
  vomVersichererGekuendigt: /(Kein|Ein) Versicherer/,
};

export const inBrowser: FlowInBrowser = antragInBrowser({
  antrag: 'tierhalterhaftpflicht',
  fall,
  gelesen,
  links: aushanglinks('tierhalter'),
  bearbeiten: {
    'Erste Angaben': 'einstieg',
    Hunde: 'hunde',
    Haltung: 'haltung',
    ...bearbeitenPerson,
  },
  // The one is on the page, the other cannot be said otherwise.
  fields: { angenommen: [], woanders: [] },
  fillers: { annahmen: nimmAn(saetze) },
});
