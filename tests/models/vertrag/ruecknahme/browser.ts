import {
  kuendigungLesen,
  kuendigungZuruecknehmen,
} from '#contract/endpoints/vertrag/beendigung.ts';
import { findByPartnerNummer, vertragLesen } from '#contract/endpoints/vertrag.ts';
import type { Kuendigungsangebot } from '#contract/entities/beendigung.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { t } from '#portal/flows/vertrag/ruecknahme/texte.ts';
import type { Given } from '#tests/models/browser/flowInBrowser.ts';
import { unterbrechungImBrowser } from '#tests/models/unterbrechungImBrowser.ts';
import { vertrag } from '#tests/models/vertrag/aenderung/wire.ts';
import { istImAuftrag } from '../rueckfragenfaelle.ts';
import { entweder, rueckfragenInBrowser } from '../rueckfragenImBrowser.ts';

const { versicherungsNummer: nummer } = vertrag;
const beimVertrag = entweder(
  `/kunden/vertraege/${nummer}`,
  `/vermittler/vertraege/details/${nummer}`,
);

const gekuendigt: Kuendigungsangebot = {
  hinderung: 'Ihr Vertrag ist schon gekündigt.',
  gruende: [],
  hinweise: [],
  widerrufBis: null,
  zuruecknehmbarBis: '2026-12-31',
};

/** The contract until it is taken back. */
const auslaufend: Vertrag = {
  ...vertrag,
  vertragsstatus: 'AUSLAUFEND',
  beendigungsdatum: '2026-12-31',
};

const jetzt = (given: Given) => (given.has('ausfuehren ✓ erledigt') ? vertrag : auslaufend);

export const inBrowser = unterbrechungImBrowser({
  ...rueckfragenInBrowser,
  address: `/kunden/kuendigen-widerrufen/${nummer}/kuendigung/uebersicht`,
  addresses: { Vermittler: `/vermittler/vertraege/details/${nummer}/kuendigung` },
  calls: { ausfuehren: kuendigungZuruecknehmen },
  reads: [
    { of: kuendigungLesen, answer: { json: gekuendigt } },
    { of: vertragLesen, answer: (given) => ({ json: jetzt(given) }) },
    { of: findByPartnerNummer, answer: (given) => ({ json: [jetzt(given)] }) },
  ],
  // Until when she may take it back stands there until she has.
  notices: Object.fromEntries(
    ['ruhe', 'frage', 'ausfuehren', 'abgelehnt', 'fehler'].map((state) => [
      state,
      ['endet am 31. Dezember 2026.'],
    ]),
  ),
  answers: { ...rueckfragenInBrowser.answers, '✓ erledigt': { json: vertrag } },
  buttons: { FRAGEN: t('zuruecknehmen'), ABBRECHEN: 'abbrechen', BESTAETIGEN: 'bestätigen' },
  cameFrom: { Kundin: ['/kunden/vertraege', `/kunden/vertraege/${nummer}`] },
  behind: {
    'ausfuehren ✓ erledigt': {
      path: `/kunden/vertraege/${nummer}`,
      only: (snapshot) => !istImAuftrag(snapshot),
      says: () => ['Aktiv'],
      saysNoMore: ['Endet am 31.12.2026'],
      next: {
        link: 'Alle Verträge',
        path: '/kunden/vertraege',
        says: () => ['Aktiv'],
        saysNoMore: ['Endet am 31.12.2026'],
      },
    },
  },
  toasts: {
    'ausfuehren ✓ erledigt': 'Die Kündigung ist zurückgenommen. Der Vertrag läuft weiter.',
  },
  elsewhere: { erledigt: beimVertrag },
});
