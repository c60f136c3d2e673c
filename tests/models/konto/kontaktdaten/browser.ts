import { benutzerAendern } from '#contract/endpoints/benutzer/daten.ts';
import { worte } from '#tests/models/antrag/worte.ts';
import { unterbrechungImBrowser } from '#tests/models/unterbrechungImBrowser.ts';
import { datenInBrowser } from '../datenImBrowser.ts';

export const inBrowser = unterbrechungImBrowser({
  ...datenInBrowser,
  address: '/kunden/kundendaten/kontaktdaten/',
  calls: { kontaktdatenSpeichern: benutzerAendern },
  cameFrom: { frisch: '/kunden/kundendaten/' },
  behind: {
    'kontaktdatenSpeichern ✓ gespeichert': {
      link: 'Zu Ihren Daten',
      path: '/kunden/kundendaten',
      says: () => ['Herr Dr. Anna Bergmann', '+49 3012345678'],
    },
  },
  notices: { gespeichert: ['Ihre Kontaktdaten sind geändert.'] },
  labels: { anrede: worte.anrede, titel: worte.titel },
  bodies: { kontaktdatenSpeichern: 'input' },
  answers: { ...datenInBrowser.answers, '✓ gespeichert': { json: {} } },
});
