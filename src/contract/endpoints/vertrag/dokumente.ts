import * as z from 'zod/mini';
import { dokument } from '#contract/entities/dokument.ts';
import { versicherungsNummer } from '#contract/fields/versicherungsNummer.ts';
import { vertragsfehler, type Endpoint } from '../endpoint.ts';

/** Documents on one page: what a contract is concluded with, and some years of what comes later. */
export const dokumenteProSeite = 12;

/** `GET /vertrag/{versicherungsNummer}/dokumente`: what the contract itself does not carry (decision 0050). */
export const aeltereDokumenteLesen = {
  method: 'GET',
  path: '/vertrag/{versicherungsNummer}/dokumente',
  addition: true,
  zugriff: ['benutzer', 'vermittler'],
  summary: 'Documents of a contract that are older than one it carries, the newest first.',
  params: z.object({ versicherungsNummer }),
  /** `nach` is the id of the last document that is known. */
  query: z.strictObject({ nach: z.uuid('Nennen Sie das letzte Dokument, das Sie kennen.') }),
  responses: {
    200: z.object({ dokumente: z.array(dokument), aeltereDokumente: z.boolean() }),
    ...vertragsfehler,
  },
} as const satisfies Endpoint;
