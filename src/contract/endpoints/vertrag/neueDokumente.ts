import * as z from 'zod/mini';
import { dokument } from '#contract/entities/dokument.ts';
import { partnerNummer } from '#contract/fields/partnerNummer.ts';
import { versicherungsNummer } from '#contract/fields/versicherungsNummer.ts';
import { vertragsfehler, type Endpoint } from '../endpoint.ts';

/** `GET /vertrag/findByPartnerNummer/{partnerNummer}/dokumente`: what an overview shows of documents; the contracts carry all. */
export const neueDokumenteLesen = {
  method: 'GET',
  path: '/vertrag/findByPartnerNummer/{partnerNummer}/dokumente',
  addition: true,
  zugriff: ['benutzer', 'vermittler'],
  summary: 'Documents of the last days of all contracts of a partner, the newest first.',
  params: z.object({ partnerNummer }),
  responses: {
    200: z.array(z.extend(dokument, { versicherungsNummer })),
    ...vertragsfehler,
  },
} as const satisfies Endpoint;
