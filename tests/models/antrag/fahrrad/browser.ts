import type { FlowInBrowser } from '#tests/models/browser/flowInBrowser.ts';
import { onlyWhereAsked } from '#tests/models/browser/fill.ts';
import { antragInBrowser } from '../antragInBrowser.ts';
import { bearbeitenPerson } from '../fragen.ts';
import { nimmAn } from '../nimmAn.ts';
import { aushanglinks } from '../aushanglinks.ts';
import { fall } from './cases.ts';
import { gelesen } from './gezeigt.ts';

/** What each sentence says, whatever is true. */
const saetze: Readonly<Record<string, string | RegExp>> = {
  nutzung: 'Sie fahren das Rad',
  aelter: 'Das Rad ist',
  vorschaeden: 'Sie hatten in',
  vomVersichererGekuendigt: /(Kein|Ein) Versicherer/,
};

export const inBrowser: FlowInBrowser = antragInBrowser({
  antrag: 'fahrrad',
  fall,
  gelesen,
  links: aushanglinks('fahrrad'),
  bearbeiten: {
    'Erste Angaben': 'einstieg',
    Fahrrad: 'rad',
    Nutzung: 'nutzung',
    ...bearbeitenPerson,
  },
  // It is on the page.
  fields: { angenommen: [] },
  fillers: { annahmen: nimmAn(saetze), plz: onlyWhereAsked('plz', 'strasse') },
});
