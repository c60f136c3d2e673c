import {
  kuendigungLesen,
  kuendigungZuruecknehmen,
} from '#contract/endpoints/vertrag/beendigung.ts';
import { vertragLesen } from '#contract/endpoints/vertrag.ts';
import type { Kuendigungsangebot } from '#contract/entities/beendigung.ts';
import type { Vertrag } from '#contract/entities/vertrag.ts';
import { t } from '#portal/flows/vertrag/ruecknahme/texte.ts';
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

export const inBrowser = unterbrechungImBrowser({
  ...rueckfragenInBrowser,
  address: `/kunden/kuendigen-widerrufen/${nummer}/kuendigung/uebersicht`,
  addresses: { Vermittler: `/vermittler/vertraege/details/${nummer}/kuendigung` },
  calls: { ausfuehren: kuendigungZuruecknehmen },
  reads: [
    { of: kuendigungLesen, answer: { json: gekuendigt } },
    {
      of: vertragLesen,
      answer: (given) => given.get('ausfuehren ✓ erledigt')?.answer ?? { json: auslaufend },
    },
  ],
  answers: { ...rueckfragenInBrowser.answers, '✓ erledigt': { json: vertrag } },
  buttons: { FRAGEN: t('zuruecknehmen'), ABBRECHEN: 'abbrechen', BESTAETIGEN: 'bestätigen' },
  cameFrom: { Kundin: `/kunden/vertraege/${nummer}` },
  behind: {
    'ausfuehren ✓ erledigt': {
      path: `/kunden/vertraege/${nummer}`,
      only: (snapshot) => !istImAuftrag(snapshot),
      says: () => ['Aktiv'],
      saysNoMore: ['Endet am 31.12.2026'],
    },
  },
  elsewhere: { erledigt: beimVertrag },
});
