import * as z from 'zod/mini';
import { oeffentlicheFehler, type Endpoint } from './endpoint.ts';

/** Answer of the IBAN check in the shape of openIBAN (`domain/daten.md §1`). */
const ibanPruefung = z.object({
  valid: z.boolean(),
  /** German sentences; the first one is the reason when the IBAN is not valid. */
  messages: z.array(z.string()),
  /** In capitals and without spaces. */
  iban: z.string(),
  /** Empty texts where nobody knows; zip and city are not part of the free bank data. */
  bankData: z.object({
    bankCode: z.string(),
    name: z.string(),
    zip: z.string(),
    city: z.string(),
    bic: z.optional(z.string()),
  }),
  /** Bank codes are known for Germany only. */
  checkResults: z.object({ bankCode: z.optional(z.boolean()) }),
});
export type IbanPruefung = z.infer<typeof ibanPruefung>;

/** `GET /openiban-validator/validate/{iban}?getBIC=true`: checks an IBAN; never kept by anybody. */
export const ibanPruefen = {
  method: 'GET',
  path: '/openiban-validator/validate/{iban}',
  zugriff: 'oeffentlich',
  summary: 'Checks an IBAN; with getBIC the bank of a German account.',
  params: z.object({ iban: z.string().check(z.minLength(1), z.maxLength(50)) }),
  query: z.strictObject({ getBIC: z.optional(z.enum(['true', 'false'])) }),
  responses: { 200: ibanPruefung, ...oeffentlicheFehler },
} as const satisfies Endpoint;
