import * as z from 'zod/mini';
import {
  nichtAngemeldet,
  nichtErlaubt,
  nichtGefunden,
  technisch,
  ungueltig,
} from '#contract/errors.ts';
import { datum } from '#contract/fields/datum.ts';
import { iban } from '#contract/fields/iban.ts';
import { partnerNummer } from '#contract/fields/partnerNummer.ts';
import { pflichttext } from '#contract/fields/pflichttext.ts';
import { versicherungsNummer } from '#contract/fields/versicherungsNummer.ts';
import { kontoAbgelehnt } from './benutzer/abgelehnt.ts';
import type { Endpoint } from './endpoint.ts';

/** Account to debit, as it is typed in and sent (`domain/vertrag.md §6`, Bankverbindung). */
export const kontoangaben = z.strictObject({
  iban,
  /** Whose account it is; null where it is the customer's own. */
  kontoinhaber: z.nullable(pflichttext({ was: 'den Namen der anderen Person', max: 70 })),
  /** Contracts paid from it from now on; null for all that run. */
  vertraege: z.nullable(
    z
      .array(versicherungsNummer)
      .check(z.minLength(1, 'Wählen Sie mindestens einen Vertrag.'), z.maxLength(100)),
  ),
  mandat: z.literal(true, 'Erteilen Sie das Lastschriftmandat.'),
});

/**
 * `PATCH /partner/{id}/bankverbindung`: another account for contracts of the signed-in customer, after a code of the
 * last 10 minutes; brokers are refused (`domain/vertrag.md §2`).
 */
export const bankverbindungAendern = {
  method: 'PATCH',
  path: '/partner/{id}/bankverbindung',
  zugriff: ['benutzer', 'vermittler'],
  summary:
    'Gives all or some contracts of the signed-in customer another account and a new mandate.',
  params: z.object({ id: partnerNummer }),
  body: kontoangaben,
  idempotent: true,
  responses: {
    200: z.object({
      /** Nothing is debited from the new account before that day. */
      abbuchungAb: datum,
      /** Contracts that changed. */
      vertraege: z.array(versicherungsNummer),
    }),
    401: nichtAngemeldet,
    403: nichtErlaubt,
    404: nichtGefunden,
    409: kontoAbgelehnt,
    422: ungueltig,
    429: technisch,
    500: technisch,
    503: technisch,
  },
} as const satisfies Endpoint;
