import type { FlowInBrowser } from '#tests/models/browser/flowInBrowser.ts';
import { antragInBrowser } from '../antragInBrowser.ts';
import { bearbeitenPerson } from '../fragen.ts';
import { nimmAn } from '../nimmAn.ts';
import { fall } from './cases.ts';
import { gelesen } from './gezeigt.ts';

/** What each sentence says, whatever is true. */
const saetze: Readonly<Record<string, string | RegExp>> = {
  aelteste: /Alle, die reisen|Wer reist, ist|Jemand, der reist/,
};

export const inBrowser: FlowInBrowser = antragInBrowser({
  antrag: 'reise',
  fall,
  gelesen,
  bearbeiten: {
    'Erste Angaben': 'einstieg',
    Reisende: 'reisende',
    Buchung: 'buchung',
    ...bearbeitenPerson,
  },
  // The one is on the page, the other cannot be said otherwise.
  fields: { angenommen: [], woanders: [] },
  fillers: { annahmen: nimmAn(saetze) },
});
