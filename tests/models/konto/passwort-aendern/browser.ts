import { passwortAendern } from '#contract/endpoints/benutzer/daten.ts';
import type { FlowInBrowser } from '#tests/models/browser/flowInBrowser.ts';
import { datenInBrowser } from '../datenImBrowser.ts';

export const inBrowser: FlowInBrowser = {
  ...datenInBrowser,
  address: '/kunden/kundendaten/passwort/',
  calls: { passwortAendern },
  bodies: { passwortAendern: 'input' },
  answers: { ...datenInBrowser.answers, '✓ geaendert': { json: {} } },
  fields: { 'WEITER.passwort': ['aktuell'], 'WEITER.neuesPasswort': ['passwort', 'wiederholung'] },
};
