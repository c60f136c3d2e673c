import * as z from 'zod/mini';
import { nichtGefunden } from '#contract/errors.ts';
import { mfaCode } from '#contract/fields/mfaCode.ts';
import { handynummer } from '#contract/fields/telefon.ts';
import { oeffentlicheFehler, type Endpoint } from './endpoint.ts';

/** 404: no application asks for codes now. */
const fehler = { 404: nichtGefunden, ...oeffentlicheFehler };

/** 409: the code is wrong, or no longer counts and a new one is needed. */
const codeAbgelehnt = z.object({
  code: z.enum(['CODE_FALSCH', 'CODE_VERBRAUCHT']),
  errorMessage: z.string(),
});

/** `POST /verifikation/tan/generieren`: sends a code of 6 digits; an earlier one for the number ends. */
export const tanGenerieren = {
  method: 'POST',
  path: '/verifikation/tan/generieren',
  zugriff: 'oeffentlich',
  summary:
    'Sends a code by SMS; too many for a number, an address or in total are answered 429 with retry-after.',
  body: z.strictObject({ handynummer }),
  responses: { 200: z.object({ gueltigBis: z.iso.datetime() }), ...fehler },
} as const satisfies Endpoint;

/** `POST /verifikation/tan/pruefen`: the proof for the application; good for this number, once, for 24 hours. */
export const tanPruefen = {
  method: 'POST',
  path: '/verifikation/tan/pruefen',
  zugriff: 'oeffentlich',
  summary: 'Checks the code of an SMS and answers the proof that the number was confirmed.',
  body: z.strictObject({ handynummer, code: mfaCode }),
  responses: { 200: z.object({ nachweis: z.string() }), 409: codeAbgelehnt, ...fehler },
} as const satisfies Endpoint;
