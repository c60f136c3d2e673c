import { passwortAendern } from '#contract/endpoints/benutzer/daten.ts';
import { unterbrechungImBrowser } from '#tests/models/unterbrechungImBrowser.ts';
import { datenInBrowser } from '../datenImBrowser.ts';

export const inBrowser = unterbrechungImBrowser({
  ...datenInBrowser,
  address: '/kunden/kundendaten/passwort/',
  calls: { passwortAendern },
  bodies: { passwortAendern: 'input' },
  answers: { ...datenInBrowser.answers, '✓ geaendert': { json: {} } },
  notices: {
    geaendert: ['Ihr Passwort wurde geändert. Auf anderen Geräten sind Sie jetzt abgemeldet.'],
  },
  fields: { 'WEITER.passwort': ['aktuell'], 'WEITER.neuesPasswort': ['passwort', 'wiederholung'] },
});
