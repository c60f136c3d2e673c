import * as z from 'zod/mini';
import { markenSchluessel } from '#contract/entities/marke.ts';
import { email } from '#contract/fields/email.ts';
import { emailCode } from '#contract/fields/emailCode.ts';
import { oeffentlicheFehler, type Endpoint } from './endpoint.ts';

const code = { method: 'POST', addition: true, zugriff: 'oeffentlich' } as const;

/** Sends a code of 6 digits by mail; an earlier one for the same purpose ends. Each purpose has a path of its own. */
export const mailcodeSenden = {
  ...code,
  body: z.strictObject({ email, marke: markenSchluessel }),
  responses: { 200: z.object({ gueltigBis: z.iso.datetime() }), ...oeffentlicheFehler },
} as const satisfies Partial<Endpoint>;

/** 409: the code is wrong, or no longer counts and a new one is needed. */
const codeAbgelehnt = z.object({
  code: z.enum(['CODE_FALSCH', 'CODE_VERBRAUCHT']),
  errorMessage: z.string(),
});

/** The proof that the mailbox is hers; good for this mailbox and purpose, once, for 24 hours. */
export const mailcodePruefen = {
  ...code,
  body: z.strictObject({ email, code: emailCode }),
  responses: { 200: z.object({ nachweis: z.string() }), 409: codeAbgelehnt, ...oeffentlicheFehler },
} as const satisfies Partial<Endpoint>;

/** Proof of a code, as whatever it proves the mailbox for is sent with it. */
export const mailnachweis = z.string().check(z.maxLength(100));

/** 409: nothing proves (any more) that the mailbox is hers. */
export const nachweisFehlt = z.object({ code: z.literal('NACHWEIS'), errorMessage: z.string() });
