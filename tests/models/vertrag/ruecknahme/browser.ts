import {
  kuendigungLesen,
  kuendigungZuruecknehmen,
} from '#contract/endpoints/vertrag/beendigung.ts';
import { vertragLesen } from '#contract/endpoints/vertrag.ts';
import type { Kuendigungsangebot } from '#contract/entities/beendigung.ts';
import { t } from '#portal/flows/vertrag/ruecknahme/texte.ts';
import type { FlowInBrowser } from '#tests/models/browser/flowInBrowser.ts';
import { vertrag } from '#tests/models/vertrag/aenderung/wire.ts';
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

export const inBrowser: FlowInBrowser = {
  ...rueckfragenInBrowser,
  address: `/kunden/kuendigen-widerrufen/${nummer}/kuendigung/uebersicht`,
  addresses: { Vermittler: `/vermittler/vertraege/details/${nummer}/kuendigung` },
  calls: { ausfuehren: kuendigungZuruecknehmen },
  reads: [
    { of: kuendigungLesen, answer: { json: gekuendigt } },
    { of: vertragLesen, answer: { json: vertrag } },
  ],
  answers: { ...rueckfragenInBrowser.answers, '✓ erledigt': { json: vertrag } },
  buttons: { FRAGEN: t('zuruecknehmen'), ABBRECHEN: 'abbrechen', BESTAETIGEN: 'bestätigen' },
  elsewhere: { erledigt: beimVertrag },
};
