import type { endpoints } from '#contract/endpoints/table.ts';
import { all401, type RechteRow } from './rechte.ts';

/** A draft of `makler` that has no postcode yet. */
export const entwurfId = '0f0d3c8e-7a41-4c59-9a57-3f1f7f6f2b10';

const inhalt = {
  antworten: {},
  schritt: 'wohnung',
  schema: 1,
  variante: null,
  tarifVersion: null,
  beitrag: null,
};
const herkunft = { produkt: 'HAUSRAT', marke: 'andsafe', vermittlerNummer: null } as const;
const entwurf = { ...inhalt, ...herkunft, plz: '48143', email: null };
const aenderung = { ...inhalt, plz: null, version: 99 };

/** That draft as it is stored, but for whose it is. */
export const eigenerEntwurf = {
  ...inhalt,
  ...herkunft,
  id: entwurfId,
  schluessel: entwurfId,
  anfrageHash: '',
  antworten: '{}',
};

/** Drafts by their links, which anybody may ask for. */
export const entwurfslinkrechte = {
  // A draft of one's own or, with its postcode, of anybody; a sub-agent needs the right to apply.
  entwurfAnlegen: {
    request: { method: 'POST', path: '/entwurf', body: entwurf },
    good: [200, 200, 200, 200, 200, 403, 403, 401],
    bad: all401,
  },
  // The own broker's draft has no postcode yet: to all others it is not there. His version is an old one.
  entwurfAendern: {
    request: { method: 'PUT', path: `/entwurf/${entwurfId}`, body: aenderung },
    good: [404, 404, 404, 409, 404, 404, 404, 401],
    bad: all401,
  },
  entwurfOeffnen: {
    request: { method: 'POST', path: `/entwurf/${entwurfId}/oeffnen`, body: { plz: null } },
    good: [404, 404, 404, 200, 404, 404, 404, 401],
    bad: all401,
  },
  entwurfLoeschen: {
    request: { method: 'DELETE', path: `/entwurf/${entwurfId}`, body: { plz: null } },
    good: [404, 404, 404, 200, 404, 404, 404, 401],
    bad: all401,
  },
} as const satisfies Partial<Record<keyof typeof endpoints, RechteRow>>;

/** Drafts of agency A: an agent needs the right to apply, and nobody finds one of another agency. */
export const entwurfsrechte = {
  entwuerfeLesen: {
    request: { method: 'GET', path: '/entwurf' },
    good: [401, 401, 401, 200, 200, 403, 403, 401],
    bad: all401,
  },
  // Nobody could open its link: whoever may send it is told so (409).
  entwurfSenden: {
    request: {
      method: 'POST',
      path: `/entwurf/${entwurfId}/senden`,
      body: { email: 'anna@example.org' },
    },
    good: [401, 401, 401, 409, 404, 403, 403, 401],
    bad: all401,
  },
  entwurfKopieren: {
    request: { method: 'POST', path: `/entwurf/${entwurfId}/kopie`, body: {} },
    good: [401, 401, 401, 200, 404, 403, 403, 401],
    bad: all401,
  },
} as const satisfies Partial<Record<keyof typeof endpoints, RechteRow>>;
