import * as z from 'zod/mini';
import { bundesland } from '#contract/entities/ort.ts';
import { nichtGefunden } from '#contract/errors.ts';
import { plz } from '#contract/fields/plz.ts';
import { einTag, oeffentlicheFehler, type Endpoint } from './endpoint.ts';

const gewerbeId = z.string().check(z.regex(/^\d{4}$/, 'Wählen Sie eine Tätigkeit aus der Liste.'));
const fragebogen = { method: 'GET', zugriff: 'oeffentlich', cacheSekunden: einTag } as const;

/** `GET /fragebogen/search/zip/{zipcode}`: where a firm may have its seat; 404 for an unknown postcode. */
export const firmensitzSuchen = {
  ...fragebogen,
  path: '/fragebogen/search/zip/{zipcode}',
  summary: 'Places of a postcode as the seat of a firm.',
  params: z.object({ zipcode: plz }),
  responses: {
    200: z.array(z.object({ plz: z.string(), ort: z.string(), bundesland })),
    404: nichtGefunden,
    ...oeffentlicheFehler,
  },
} as const satisfies Endpoint;

/** `GET /fragebogen/risikofragen/{gewerbeId}`: questions to answer with ja or nein; what an answer does stays inside. */
export const risikofragenLesen = {
  ...fragebogen,
  path: '/fragebogen/risikofragen/{gewerbeId}',
  summary: 'Risk questions of a type of business.',
  params: z.object({ gewerbeId }),
  responses: {
    200: z.array(z.object({ id: z.string(), frage: z.string() })),
    404: nichtGefunden,
    ...oeffentlicheFehler,
  },
} as const satisfies Endpoint;

/** `GET /fragebogen/risikofragen/{gewerbeId}/showable`: whether there is anything to ask. */
export const risikofragenZeigbar = {
  ...fragebogen,
  path: '/fragebogen/risikofragen/{gewerbeId}/showable',
  summary: 'Whether a type of business has risk questions at all.',
  params: z.object({ gewerbeId }),
  responses: {
    200: z.object({ showable: z.boolean() }),
    404: nichtGefunden,
    ...oeffentlicheFehler,
  },
} as const satisfies Endpoint;
