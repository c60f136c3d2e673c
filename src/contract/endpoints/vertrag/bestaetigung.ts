import * as z from 'zod/mini';
import {
  bestaetigungAbgelehnt,
  bestaetigungsangebot,
  bestaetigungsart,
} from '#contract/entities/bestaetigung.ts';
import { vertrag } from '#contract/entities/vertrag.ts';
import { partnerNummer } from '#contract/fields/partnerNummer.ts';
import { versicherungsNummer } from '#contract/fields/versicherungsNummer.ts';
import { type Endpoint, vertragsfehler } from '../endpoint.ts';

const jeder = ['benutzer', 'vermittler'] as const;

/** `GET /vertrag/{versicherungsNummer}/bestaetigung`: which confirmations a contract gives today. */
export const bestaetigungLesen = {
  method: 'GET',
  path: '/vertrag/{versicherungsNummer}/bestaetigung',
  addition: true,
  zugriff: jeder,
  summary: 'Confirmations a contract gives today, and what stands in the way of the others.',
  params: z.object({ versicherungsNummer }),
  responses: { 200: bestaetigungsangebot, ...vertragsfehler },
} as const satisfies Endpoint;

/** `POST /vertrag/{versicherungsNummer}/bestaetigung`: makes one, once; it stands first among the documents then. */
export const bestaetigungAnfordern = {
  method: 'POST',
  path: '/vertrag/{versicherungsNummer}/bestaetigung',
  zugriff: jeder,
  summary: 'Make a confirmation of a contract; 5 a day and contract.',
  params: z.object({ versicherungsNummer }),
  body: z.strictObject({
    /** Whose contract it is (`specification §7`). */
    partnerNummer,
    art: bestaetigungsart,
    /** Of a confirmation of premiums: one of the years that are offered. */
    jahr: z.optional(z.int().check(z.gte(2000), z.lte(2100))),
  }),
  idempotent: true,
  responses: { 200: vertrag, ...vertragsfehler, 409: bestaetigungAbgelehnt },
} as const satisfies Endpoint;
