import * as z from 'zod/mini';
import { oeffentlicheFehler, type Endpoint } from './endpoint.ts';

/** `GET /features`: flags as they are now; a key that is not in the answer is off (`domain/daten.md §8`). */
export const featuresLesen = {
  method: 'GET',
  path: '/features',
  addition: true,
  zugriff: 'oeffentlich',
  summary: 'Evaluated feature flags; a flag that is not named is off.',
  cacheSekunden: 60,
  responses: { 200: z.record(z.string(), z.boolean()), ...oeffentlicheFehler },
} as const satisfies Endpoint;
