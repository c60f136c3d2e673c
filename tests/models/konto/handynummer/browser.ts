import * as z from 'zod/mini';
import { handynummerWaehlen } from '#contract/endpoints/benutzer/handynummer.ts';
import { t as stepUp } from '#portal/flows/konto/stepUp/texte.ts';
import { unterbrechungImBrowser } from '#tests/models/unterbrechungImBrowser.ts';
import type { StageRequest } from '#tests/models/browser/stageServer.ts';
import { bestaetigungGesendet } from '../bestaetigungsfaelle.ts';
import { datenInBrowser } from '../datenImBrowser.ts';
import { nummerInBrowser } from '../nummerImBrowser.ts';
import { bankGesperrtBis } from '../nummerfaelle.ts';
import { neuerCode } from '../ungefragt.ts';

export const inBrowser = unterbrechungImBrowser({
  ...datenInBrowser,
  address: '/kunden/kundendaten/handynummer/',
  cameFrom: { frisch: '/kunden/kundendaten/' },
  behind: {
    'codePruefen ✓ geaendert': {
      link: 'Zu Ihren Daten',
      path: '/kunden/kundendaten',
      says: () => ['+49 1759876543'],
    },
  },
  calls: {
    nummerWaehlen: handynummerWaehlen,
    codeSenden: (request) => request.path.endsWith('/smstan') && nennt(request),
    codePruefen: (request) => request.path.endsWith('/smstanverification') && nennt(request),
    bestaetigungSenden: (request) => request.path.endsWith('/smstan') && !nennt(request),
    bestaetigungPruefen: (request) =>
      request.path.endsWith('/smstanverification') && !nennt(request),
  },
  answers: {
    ...datenInBrowser.answers,
    ...nummerInBrowser.answers,
    'bestaetigungSenden ✓ gesendet': bestaetigungGesendet,
    'bestaetigungPruefen ✓ bestaetigt': { json: { art: 'BESTAETIGT', bankGesperrtBis: null } },
    'codePruefen ✓ geaendert': { json: { art: 'GEAENDERT', bankGesperrtBis } },
  },
  notices: {
    fertig: [
      'Ihre neue Handynummer gilt ab sofort. An Ihre bisherige Nummer haben wir einen Hinweis gesendet.',
    ],
  },
  buttons: {
    ...neuerCode,
    ANDERE_NUMMER: nummerInBrowser.buttons.ANDERE_NUMMER,
    ZURUECK: stepUp('zurueck'),
  },
});

/** Whether a request is about the wished number; the others are about the present one. */
function nennt({ json }: StageRequest): boolean {
  return z.safeParse(mitNummer, json).success;
}

const mitNummer = z.object({ handynummer: z.string() });
