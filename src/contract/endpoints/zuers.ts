import * as z from 'zod/mini';
import { bundesland, naturgefahren } from '#contract/entities/ort.ts';
import { nichtGefunden } from '#contract/errors.ts';
import { plz } from '#contract/fields/plz.ts';
import { suchmuster } from '#contract/fields/suchmuster.ts';
import { einTag, oeffentlicheFehler, type Endpoint } from './endpoint.ts';

/** `GET /zuers/orte/{postcode}`: places of a postcode with the zones of an unknown street; 404 for an unknown postcode. */
export const orteLesen = {
  method: 'GET',
  path: '/zuers/orte/{postcode}',
  zugriff: 'oeffentlich',
  summary: 'Places of a postcode, each with its state and zones.',
  params: z.object({ postcode: plz }),
  cacheSekunden: einTag,
  responses: {
    200: z.array(
      z.extend(naturgefahren, { ort: z.string(), ortsteil: z.optional(z.string()), bundesland }),
    ),
    404: nichtGefunden,
    ...oeffentlicheFehler,
  },
} as const satisfies Endpoint;

/** `GET /zuers/strassen?plz&ort&pattern`: streets a form suggests; any other street may be typed. */
export const strassenSuchen = {
  method: 'GET',
  path: '/zuers/strassen',
  zugriff: 'oeffentlich',
  summary:
    'Streets of a place that fit what was typed, each with its zones; a helper, not a complete list.',
  query: z.strictObject({
    plz,
    ort: z.string().check(z.maxLength(100)),
    pattern: z.optional(suchmuster(0)),
  }),
  cacheSekunden: einTag,
  responses: {
    200: z.array(z.extend(naturgefahren, { strasse: z.string() })),
    ...oeffentlicheFehler,
  },
} as const satisfies Endpoint;
