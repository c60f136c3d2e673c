import { benutzerAendern } from '#contract/endpoints/benutzer/daten.ts';
import { smstanPruefen, smstanSenden } from '#contract/endpoints/benutzer/handynummer.ts';
import { t } from '#portal/flows/konto/stepUp/texte.ts';
import { unterbrechungImBrowser } from '#tests/models/unterbrechungImBrowser.ts';
import { bestaetigungGesendet } from '../bestaetigungsfaelle.ts';
import { datenInBrowser } from '../datenImBrowser.ts';
import { neuerCode } from '../ungefragt.ts';

export const inBrowser = unterbrechungImBrowser({
  ...datenInBrowser,
  address: '/kunden/kundendaten/email/',
  calls: {
    emailAendern: benutzerAendern,
    bestaetigungSenden: smstanSenden,
    bestaetigungPruefen: smstanPruefen,
  },
  bodies: { emailAendern: 'input' },
  answers: {
    ...datenInBrowser.answers,
    '✓ angefordert': { json: {} },
    '✓ gesendet': bestaetigungGesendet,
    '✓ bestaetigt': { json: { art: 'BESTAETIGT', bankGesperrtBis: null } },
  },
  notices: { linkGesendet: ['Wir haben einen Link an'] },
  buttons: { ...neuerCode, ZURUECK: t('zurueck') },
  fields: { 'WEITER.email': ['email', 'wiederholung'] },
});
