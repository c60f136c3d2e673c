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
  // What can be read before anything is asked.
  links: {
    'Informationsblatt (öffnet in einem neuen Tab)': papier('pib.html'),
    'Informationsblatt PDF': papier('pib.pdf'),
    'Versicherungsbedingungen (öffnet in einem neuen Tab)': papier('avb.html'),
    'Versicherungsbedingungen PDF': papier('avb.pdf'),
    'Alle Unterlagen (öffnet in einem neuen Tab)': '/api/druck/docs/index.html',
  },
  fields: {
    // The first is on the page, the second cannot be said otherwise; a trip has a first day of its own.
    angenommen: [],
    woanders: [],
    beginn: ['beginn'],
    // She goes on with what is chosen; of one trip it is not asked.
    'WEITER.jahresreisepreis': [],
    'WEITER.zahlweise': [],
  },
  fillers: { annahmen: nimmAn(saetze), 'WEITER.versicherungsbeginn': async () => {} },
});

function papier(welches: string): string {
  return `/api/druck/docs/allgemein-andsafe-reise-${welches}`;
}
