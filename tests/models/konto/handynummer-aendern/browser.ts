import {
  handynummerResetAnfordern,
  handynummerResetPruefen,
} from '#contract/endpoints/benutzer/handynummer.ts';
import type { FlowInBrowser } from '#tests/models/browser/flowInBrowser.ts';
import { linkGeoeffnet, nummerInBrowser, satzVon } from '../nummerImBrowser.ts';
import { bankGesperrtBis, partnerNummer } from '../nummerfaelle.ts';

const link = `/kunden/handynummer-aendern/ihre-neue-handynummer/#token=${'B'.repeat(43)}`;

export const inBrowser: FlowInBrowser = {
  ...nummerInBrowser,
  address: '/kunden/handynummer-aendern/',
  addresses: { 'mit Link': link },
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
  notices: {
    linkGesendet: ['Wenn Ihre Angaben stimmen, erhalten Sie eine E-Mail mit einem Link.'],
    fertig: ['Ihre neue Handynummer gilt ab sofort. Auf allen Geräten sind Sie jetzt abgemeldet.'],
  },
  happenings: { ...nummerInBrowser.happenings, LINK_GEOEFFNET: linkGeoeffnet(link) },
  sentence: satzVon,
};
