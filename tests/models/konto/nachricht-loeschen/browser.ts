import { postfaecher } from '#contract/endpoints/postfach.ts';
import { t } from '#portal/flows/konto/nachricht-loeschen/texte.ts';
import type { FlowInBrowser, Given } from '#tests/models/browser/flowInBrowser.ts';
import { rueckfragenInBrowser } from '#tests/models/vertrag/rueckfragenImBrowser.ts';

const id = '6b1f0a52-7c1d-4a1e-9a53-1d4f8f0c1a02';
const kopf = {
  id,
  betreff: 'Ihr Beitrag ab 1. Januar',
  von: 'Kundenservice',
  an: 'Anna Bergmann',
  datum: '2026-11-20T09:00:00.000Z',
  gelesen: true,
  kategorie: 'BEITRAG',
};
const eingang = (given: Given) =>
  given.has('ausfuehren ✓ erledigt')
    ? { nachrichten: [], gesamt: 0 }
    : { nachrichten: [kopf], gesamt: 1 };

export const inBrowser: FlowInBrowser = {
  ...rueckfragenInBrowser,
  address: `/kunden/postfach/eingang/${id}`,
  calls: { ausfuehren: postfaecher.benutzer.loeschen },
  reads: [
    // Before a single one, whose id may be any word.
    { of: postfaecher.benutzer.eingang, answer: (given) => ({ json: eingang(given) }) },
    { of: postfaecher.benutzer.zaehlen, answer: { json: { ungelesen: 0 } } },
    {
      of: postfaecher.benutzer.lesen,
      answer: {
        json: { ...kopf, text: '<p>Er bleibt, wie er ist.</p>', anhaenge: [], gespraech: [] },
      },
    },
  ],
  links: { Postfach: '/kunden/postfach/eingang', Antworten: '/kunden/nachricht' },
  cameFrom: { Kundin: '/kunden/postfach/eingang' },
  behind: {
    'ausfuehren ✓ erledigt': {
      path: '/kunden/postfach/eingang',
      says: () => ['Es wurden keine Nachrichten gefunden.'],
      saysNoMore: ['Ihr Beitrag ab 1. Januar'],
    },
  },
  answers: { ...rueckfragenInBrowser.answers, '✓ erledigt': { json: {} } },
  buttons: { FRAGEN: t('loeschen'), ABBRECHEN: 'abbrechen', BESTAETIGEN: 'bestätigen' },
  toasts: { 'ausfuehren ✓ erledigt': 'Die Nachricht wurde gelöscht.' },
  elsewhere: {
    erledigt: () => '/kunden/postfach/eingang',
    unterbrochen: () => '/kunden/login',
  },
};
