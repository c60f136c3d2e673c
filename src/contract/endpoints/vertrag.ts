import * as z from 'zod/mini';
import { produktSchluessel } from '#contract/entities/produkt.ts';
import { vertrag, vertragskachel } from '#contract/entities/vertrag.ts';
import { technisch, ungueltig } from '#contract/errors.ts';
import { partnerNummer } from '#contract/fields/partnerNummer.ts';
import { vermittlerNummer } from '#contract/fields/vermittlerNummer.ts';
import { versicherungsNummer } from '#contract/fields/versicherungsNummer.ts';
import { type Endpoint, vertragsfehler } from './endpoint.ts';

const jeder = ['benutzer', 'vermittler'] as const;

/** `GET /vertrag/findByPartnerNummer/{partnerNummer}`: contracts of one partner, active first. */
export const findByPartnerNummer = {
  method: 'GET',
  path: '/vertrag/findByPartnerNummer/{partnerNummer}',
  zugriff: jeder,
  summary: 'All contracts of a partner, active ones first.',
  params: z.object({ partnerNummer }),
  responses: { 200: z.array(vertragskachel), ...vertragsfehler },
} as const satisfies Endpoint;

/** `GET /vertrag/{versicherungsNummer}`: one contract in full. */
export const vertragLesen = {
  method: 'GET',
  path: '/vertrag/{versicherungsNummer}',
  zugriff: jeder,
  summary: 'One contract with everything its product has.',
  params: z.object({ versicherungsNummer }),
  responses: { 200: vertrag, ...vertragsfehler },
} as const satisfies Endpoint;

/** `GET /vertrag/{versicherungsNummer}/vermittlernummer`: whose broker looks after it; null where nobody does. */
export const vermittlernummerLesen = {
  method: 'GET',
  path: '/vertrag/{versicherungsNummer}/vermittlernummer',
  zugriff: jeder,
  summary: 'The number of the broker of a contract, for its customer and its brokers.',
  params: z.object({ versicherungsNummer }),
  responses: {
    200: z.object({ vermittlerNummer: z.nullable(vermittlerNummer) }),
    ...vertragsfehler,
  },
} as const satisfies Endpoint;

/** `GET /vertrag/{versicherungsNummer}/vertragsart`: product key only, without sign-in (`trust.md §4`). */
export const vertragsartLesen = {
  method: 'GET',
  path: '/vertrag/{versicherungsNummer}/vertragsart',
  zugriff: 'oeffentlich',
  summary: 'The product key of a contract number; the same answer shape for any number.',
  params: z.object({ versicherungsNummer }),
  responses: {
    200: z.object({ vertragsart: z.nullable(produktSchluessel) }),
    422: ungueltig,
    429: technisch,
    500: technisch,
    503: technisch,
  },
} as const satisfies Endpoint;
