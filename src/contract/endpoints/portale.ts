import * as z from 'zod/mini';
import { technisch, ungueltig } from '#contract/errors.ts';
import type { Endpoint } from './endpoint.ts';

/** `GET /portale/{portal}/pool`: settings of the identity pool; the endpoint is absent on Amazon Cognito. */
export const poolLesen = {
  method: 'GET',
  path: '/portale/{portal}/pool',
  zugriff: 'oeffentlich',
  summary: 'Identity pool of a portal.',
  params: z.object({ portal: z.enum(['benutzer', 'vermittler']) }),
  responses: {
    200: z.object({
      userPoolId: z.string(),
      userPoolClientId: z.string(),
      userPoolEndpoint: z.optional(z.string()),
    }),
    422: ungueltig,
    429: technisch,
    500: technisch,
    503: technisch,
  },
} as const satisfies Endpoint;
