import type { endpoints } from '#contract/endpoints/table.ts';
import { all401, type RechteRow } from './rechte.ts';

/** A draft of `makler` that has no postcode yet. */
export const entwurfId = '0f0d3c8e-7a41-4c59-9a57-3f1f7f6f2b10';

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
