import * as z from 'zod/mini';
import { kuendigungsgrund, widerrufsgrund } from '#contract/entities/beendigungsgrund.ts';
import { produkt, produktSchluessel } from '#contract/entities/produkt.ts';
import { nichtAngemeldet, nichtErlaubt } from '#contract/errors.ts';
import { oeffentlicheFehler, type Endpoint } from './endpoint.ts';

const angemeldet = {
  method: 'GET',
  zugriff: ['benutzer', 'vermittler'],
} as const;
const fehler = { 401: nichtAngemeldet, 403: nichtErlaubt, ...oeffentlicheFehler };

/** `GET /vertrag/kuendigungsgruende/{produkt}`: by product key or product of the back office. */
export const kuendigungsgruendeLesen = {
  ...angemeldet,
  path: '/vertrag/kuendigungsgruende/{produkt}',
  summary: 'Reasons to cancel a contract of a product.',
  params: z.object({ produkt: z.union([produktSchluessel, produkt]) }),
  responses: { 200: z.array(kuendigungsgrund), ...fehler },
} as const satisfies Endpoint;

/** `GET /vertrag/widerrufsgruende`: the first one is preselected. */
export const widerrufsgruendeLesen = {
  ...angemeldet,
  path: '/vertrag/widerrufsgruende',
  summary: 'Reasons to revoke a contract; none has to be given.',
  responses: { 200: z.array(widerrufsgrund), ...fehler },
} as const satisfies Endpoint;
