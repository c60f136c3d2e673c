import * as z from 'zod/mini';
import { rechtsform as schluessel } from '#contract/entities/rechtsform.ts';
import { einTag, oeffentlicheFehler, type Endpoint } from './endpoint.ts';

const rechtsform = z.object({
  key: schluessel,
  label: z.string(),
  /** Only for the others the credit check asks about persons. */
  juristischePerson: z.boolean(),
});
export type Rechtsform = z.infer<typeof rechtsform>;

/** `GET /partner/rechtsformen`: legal forms in the order of the select (`domain/daten.md §6`). */
export const rechtsformenLesen = {
  method: 'GET',
  path: '/partner/rechtsformen',
  zugriff: 'oeffentlich',
  summary: 'Legal forms of a firm.',
  cacheSekunden: einTag,
  responses: { 200: z.array(rechtsform), ...oeffentlicheFehler },
} as const satisfies Endpoint;
