import { vormerkungLoeschen } from '#contract/endpoints/vertrag/aenderung.ts';
import { findByPartnerNummer, vertragLesen } from '#contract/endpoints/vertrag.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { t } from '#portal/flows/vertrag/vormerkung/texte.ts';
import type { FlowInBrowser, Given } from '#tests/models/browser/flowInBrowser.ts';
import { vertrag } from '#tests/models/vertrag/aenderung/wire.ts';
import { istImAuftrag } from '../rueckfragenfaelle.ts';
import { entweder, rueckfragenInBrowser } from '../rueckfragenImBrowser.ts';

const { versicherungsNummer: nummer } = vertrag;
const beimVertrag = entweder(
  `/kunden/vertraege/${nummer}`,
  `/vermittler/vertraege/details/${nummer}`,
);

const vorgemerkt: Vertrag = {
  ...vertrag,
  vorgemerkteAenderungen: [
    {
      art: 'ZAHLWEISE',
      text: 'Zahlweise jährlich',
      wirksamkeitsdatum: '2027-03-01',
      versicherungsPraemie: 8000,
      loeschbar: true,
    },
  ],
};

const jetzt = (given: Given) => (given.has('ausfuehren ✓ erledigt') ? vertrag : vorgemerkt);

export const inBrowser: FlowInBrowser = {
  ...rueckfragenInBrowser,
  address: `/kunden/vertraege/${nummer}`,
  addresses: { Vermittler: `/vermittler/vertraege/details/${nummer}` },
  calls: { ausfuehren: vormerkungLoeschen },
  reads: [
    { of: vertragLesen, answer: (given) => ({ json: jetzt(given) }) },
    { of: findByPartnerNummer, answer: (given) => ({ json: [jetzt(given)] }) },
  ],
  links: { 'Zahlungen ansehen': `/kunden/vertraege/${nummer}/zahlungen` },
  cameFrom: { Kundin: '/kunden/vertraege' },
  behind: {
    'ausfuehren ✓ erledigt': {
      path: `/kunden/vertraege/${nummer}`,
      only: (snapshot) => !istImAuftrag(snapshot),
      says: () => [`Vertrag ${nummer}`],
      saysNoMore: ['Zahlweise jährlich'],
      next: {
        link: 'Alle Verträge',
        path: '/kunden/vertraege',
        says: () => [`Vertrag ${nummer}`],
        saysNoMore: ['Zahlweise jährlich'],
      },
    },
  },
  answers: { ...rueckfragenInBrowser.answers, '✓ erledigt': { json: vertrag } },
  buttons: { FRAGEN: t('loeschen'), ABBRECHEN: 'abbrechen', BESTAETIGEN: 'bestätigen' },
  toasts: { 'ausfuehren ✓ erledigt': 'Die Vormerkung wurde gelöscht.' },
  elsewhere: {
    erledigt: beimVertrag,
    // The contract's page is none that stays when the session ends.
    unterbrochen: entweder('/kunden/login', '/vermittler/login'),
  },
};
