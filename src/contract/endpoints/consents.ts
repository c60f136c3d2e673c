import * as z from 'zod/mini';
import { produktSchluessel } from '#contract/entities/produkt.ts';
import { oeffentlicheFehler, type Endpoint } from './endpoint.ts';

const consent = z.object({
  id: z.string(),
  titel: z.string(),
  /** Label of the checkbox, or the sentence. */
  text: z.string(),
  /** The paper it speaks of, by its kind, and which of its words lead there. */
  papier: z.optional(z.object({ typ: z.string(), wort: z.string() })),
  /** Says what we did: it stands above the button, nothing is ticked. */
  satz: z.optional(z.literal(true)),
  /** Stored with the consent. */
  version: z.string(),
  pflicht: z.boolean(),
  /** The question it answers; of those that answer the same one, exactly one is declared. */
  wahl: z.optional(z.string()),
  /** When it is asked at all; absent: always. */
  bedingung: z.optional(
    z.enum([
      'VERMITTLER',
      'OHNE_BERATUNG',
      'OHNE_BERATUNG_VERMITTLER',
      'LASTSCHRIFT',
      'BEGINN_GESTERN',
      'BEGINN_IN_FRIST',
    ]),
  ),
  produkte: z.array(produktSchluessel),
  markt: z.array(z.enum(['DE', 'CH'])),
});
export type Consent = z.infer<typeof consent>;

/** `GET /consents`: what a customer declares before conclusion (`domain/antrag.md §4`); kept nowhere, it must be today's. */
export const consentsLesen = {
  method: 'GET',
  path: '/consents',
  zugriff: 'oeffentlich',
  summary: 'Declarations before the conclusion of a contract.',
  responses: { 200: z.array(consent), ...oeffentlicheFehler },
} as const satisfies Endpoint;
