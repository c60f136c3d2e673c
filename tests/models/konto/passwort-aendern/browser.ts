import { passwortAendern } from '#contract/endpoints/benutzer/daten.ts';
import { unterbrechungImBrowser } from '#tests/models/unterbrechungImBrowser.ts';
import { datenInBrowser } from '../datenImBrowser.ts';

export const inBrowser = unterbrechungImBrowser({
  ...datenInBrowser,
  address: '/kunden/kundendaten/passwort/',
  calls: { passwortAendern },
  bodies: { passwortAendern: 'input' },
  answers: { ...datenInBrowser.answers, '✓ geaendert': { json: {} } },
  fields: { 'WEITER.passwort': ['aktuell'], 'WEITER.neuesPasswort': ['passwort', 'wiederholung'] },
});
