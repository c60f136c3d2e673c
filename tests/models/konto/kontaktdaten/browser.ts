import { benutzerAendern } from '#contract/endpoints/benutzer/daten.ts';
import type { FlowInBrowser } from '#tests/models/browser/flowInBrowser.ts';
import { datenInBrowser } from '../datenImBrowser.ts';

export const inBrowser: FlowInBrowser = {
  ...datenInBrowser,
  address: '/kunden/kundendaten/kontaktdaten/',
  calls: { kontaktdatenSpeichern: benutzerAendern },
  bodies: { kontaktdatenSpeichern: 'input' },
  answers: { ...datenInBrowser.answers, '✓ gespeichert': { json: {} } },
};
