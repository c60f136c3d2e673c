import { schadenLesen, schadenZurueckziehen, schaedenLesen } from '#contract/endpoints/schaden.ts';
import { t } from '#portal/flows/schaden/ruecknahme/texte.ts';
import type { FlowInBrowser, Given } from '#tests/models/browser/flowInBrowser.ts';
import { rueckfragenInBrowser } from '#tests/models/vertrag/rueckfragenImBrowser.ts';
import { claimId, schadenNach, typ } from '../unterlage/wire.ts';

const schadenseite = `/kunden/schaeden/${claimId}`;

/** The claim of the tours until it is withdrawn. */
const jetzt = (given: Given) => ({
  ...schadenNach(given),
  ...(given.has('ausfuehren ✓ erledigt') && { status: 'ZURUECKGEZOGEN', antwortBis: null }),
});

export const inBrowser: FlowInBrowser = {
  ...rueckfragenInBrowser,
  address: schadenseite,
  calls: { ausfuehren: schadenZurueckziehen },
  reads: [
    { of: schadenLesen, answer: (given) => ({ json: jetzt(given) }) },
    { of: schaedenLesen, answer: (given) => ({ json: [jetzt(given)] }) },
  ],
  links: {
    'Alle Schäden': '/kunden/schaeden',
    'Hochladen Kaufbelege': `${schadenseite}/unterlage/${typ}`,
  },
  cameFrom: { Kundin: '/kunden/schaeden' },
  behind: {
    'ausfuehren ✓ erledigt': {
      path: schadenseite,
      says: () => ['Dieser Schaden ist zurückgezogen.', 'Zurückgezogen'],
      saysNoMore: ['Was noch fehlt', t('zurueckziehen')],
      next: { link: 'Alle Schäden', path: '/kunden/schaeden', says: () => ['Zurückgezogen'] },
    },
  },
  answers: { ...rueckfragenInBrowser.answers, '✓ erledigt': { json: {} } },
  buttons: { FRAGEN: t('zurueckziehen'), ABBRECHEN: 'abbrechen', BESTAETIGEN: 'bestätigen' },
  toasts: { 'ausfuehren ✓ erledigt': 'Der Schaden ist zurückgezogen.' },
  elsewhere: { erledigt: () => schadenseite, unterbrochen: () => '/kunden/login' },
};
