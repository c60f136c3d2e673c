import {
  handynummerResetAnfordern,
  handynummerResetPruefen,
} from '#contract/endpoints/benutzer/handynummer.ts';
import type { FlowInBrowser } from '#tests/models/browser/flowInBrowser.ts';
import { nummerInBrowser, satzVon } from '../nummerImBrowser.ts';
import { bankGesperrtBis, partnerNummer } from '../nummerfaelle.ts';

const token = 'B'.repeat(43);

export const inBrowser: FlowInBrowser = {
  ...nummerInBrowser,
  address: '/kunden/handynummer-aendern/',
  addresses: {
    'mit Link': `/kunden/handynummer-aendern/ihre-neue-handynummer/#token=${token}`,
  },
  calls: {
    ...nummerInBrowser.calls,
    resetAnfordern: handynummerResetAnfordern,
    linkPruefen: handynummerResetPruefen,
  },
  answers: {
    ...nummerInBrowser.answers,
    'resetAnfordern ✓ angefordert': { json: {} },
    'linkPruefen ✓ gueltig': {
      json: { partnerNummer, gueltigBis: '2026-11-21T11:00:00.000Z' },
    },
    'codePruefen ✓ geaendert': { json: { art: 'GEAENDERT', bankGesperrtBis } },
  },
  sentence: satzVon,
};
