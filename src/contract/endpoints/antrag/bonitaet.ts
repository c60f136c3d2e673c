import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { antragsfehler } from './angaben.ts';

const bonitaet = z.enum(['POSITIV', 'NEGATIV', 'UNKLAR']);
export type Bonitaet = z.infer<typeof bonitaet>;

/** What the call names: nobody is asked about but whoever an application was prepared for. */
export const bonitaetsanfrage = z.strictObject({ antragId: z.uuidv4() });

/**
 * `POST /hausrat/bonitaet`: credit check before conclusion of whoever takes out the prepared application; nothing of it
 * is stored (`domain/antrag.md §5.3`).
 */
export const hausratBonitaet = {
  method: 'POST',
  path: '/hausrat/bonitaet',
  addition: true,
  zugriff: 'oeffentlich',
  summary:
    'Credit check for a prepared application for home contents; counted per day, stores nothing.',
  body: bonitaetsanfrage,
  responses: { 200: z.object({ bonitaet }), ...antragsfehler },
} as const satisfies Endpoint;

/** `POST /fahrrad2/bonitaet`: the same for a bicycle. */
export const fahrrad2Bonitaet = {
  ...hausratBonitaet,
  path: '/fahrrad2/bonitaet',
  summary:
    'Credit check for a prepared application for a bicycle; counted per day, stores nothing.',
} as const satisfies Endpoint;

/** `POST /bhv/bonitaet`: of a firm; of its contact person only where he is liable himself. */
export const bhvBonitaet = {
  ...hausratBonitaet,
  path: '/bhv/bonitaet',
  summary: 'Credit check for a prepared application of a firm; counted per day, stores nothing.',
} as const satisfies Endpoint;
