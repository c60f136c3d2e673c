import * as z from 'zod/mini';
import { nichtAngemeldet, technisch } from '#contract/errors.ts';
import type { Endpoint } from '../endpoint.ts';

/** `GET /benutzer/nachricht/count`: how many messages of ours the signed-in customer has not read (`specification §7`). */
export const nachrichtenZaehlen = {
  method: 'GET',
  path: '/benutzer/nachricht/count',
  zugriff: ['benutzer'],
  summary: 'Number of unread messages of the signed-in customer.',
  responses: {
    200: z.object({ ungelesen: z.int().check(z.minimum(0)) }),
    401: nichtAngemeldet,
    500: technisch,
    503: technisch,
  },
} as const satisfies Endpoint;
