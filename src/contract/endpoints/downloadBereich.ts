import * as z from 'zod/mini';
import { dokument } from '#contract/entities/dokument.ts';
import { markenSchluessel } from '#contract/entities/marke.ts';
import { produktSchluessel } from '#contract/entities/produkt.ts';
import { nichtGefunden } from '#contract/errors.ts';
import { einTag, oeffentlicheFehler, type Endpoint } from './endpoint.ts';

/** Paper that is the same for everybody, such as the conditions of a product. */
const allgemeinesDokument = z.object({
  ...dokument.shape,
  id: z.string(),
  /** Null where it holds for every product. */
  produkt: z.nullable(produktSchluessel),
  /** Of its text: yyyy-MM. */
  version: z.string(),
});
export type AllgemeinesDokument = z.infer<typeof allgemeinesDokument>;

/** `GET /download-bereich/dokumente`: what a brand hands out to anybody. */
export const downloadBereichLesen = {
  method: 'GET',
  path: '/download-bereich/dokumente',
  zugriff: 'oeffentlich',
  summary: 'General documents of a brand: conditions and product sheets, notices for all.',
  query: z.strictObject({ brand: z.optional(markenSchluessel) }),
  cacheSekunden: einTag,
  responses: { 200: z.array(allgemeinesDokument), ...oeffentlicheFehler },
} as const satisfies Endpoint;

/** `GET /download-bereich/dokumente/{id}`: one of them. */
export const downloadDokumentLesen = {
  method: 'GET',
  path: '/download-bereich/dokumente/{id}',
  zugriff: 'oeffentlich',
  summary: 'One general document by its id.',
  params: z.object({ id: z.string().check(z.regex(/^[a-z0-9-]{3,60}$/)) }),
  cacheSekunden: einTag,
  responses: { 200: allgemeinesDokument, 404: nichtGefunden, ...oeffentlicheFehler },
} as const satisfies Endpoint;
