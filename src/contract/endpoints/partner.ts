import * as z from 'zod/mini';
import { partner } from '#contract/entities/partner.ts';
import { rechtsform as schluessel } from '#contract/entities/rechtsform.ts';
import { partnerNummer } from '#contract/fields/partnerNummer.ts';
import { einTag, oeffentlicheFehler, vertragsfehler, type Endpoint } from './endpoint.ts';

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

/** `GET /partner/{id}`: what is known of a customer, for herself and for whoever has her in his book. */
export const partnerLesen = {
  method: 'GET',
  path: '/partner/{id}',
  zugriff: ['benutzer', 'vermittler'],
  summary:
    'Name, day of birth, address and contact of a customer, a person or a firm with its contact person.',
  params: z.object({ id: partnerNummer }),
  responses: { 200: partner, ...vertragsfehler },
} as const satisfies Endpoint;
