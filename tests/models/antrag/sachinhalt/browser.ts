import type { FlowInBrowser } from '#tests/models/browser/flowInBrowser.ts';
import { inhaltInBrowser } from '../inhaltInBrowser.ts';
import { fall } from './cases.ts';
import { gelesen } from './gezeigt.ts';

export const inBrowser: FlowInBrowser = inhaltInBrowser({
  antrag: 'sachinhalt',
  fall,
  gelesen,
  // What can be read before anything is asked.
  links: {
    'Informationsblatt (öffnet in einem neuen Tab)': papier('pib.html'),
    'Informationsblatt PDF': papier('pib.pdf'),
    'Versicherungsbedingungen (öffnet in einem neuen Tab)': papier('avb.html'),
    'Versicherungsbedingungen PDF': papier('avb.pdf'),
    'Alle Unterlagen (öffnet in einem neuen Tab)': '/api/druck/docs/index.html',
  },
});

function papier(welches: string): string {
  return `/api/druck/docs/allgemein-andsafe-si-allgefahren-${welches}`;
}
