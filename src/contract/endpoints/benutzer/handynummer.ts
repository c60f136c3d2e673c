import * as z from 'zod/mini';
import { nichtAngemeldet, nichtGefunden } from '#contract/errors.ts';
import { datum } from '#contract/fields/datum.ts';
import { email } from '#contract/fields/email.ts';
import { linkToken } from '#contract/fields/linkToken.ts';
import { mfaCode } from '#contract/fields/mfaCode.ts';
import { partnerNummer } from '#contract/fields/partnerNummer.ts';
import { handynummer } from '#contract/fields/telefon.ts';
import { vertragskennung } from '#contract/fields/vertragskennung.ts';
import { oeffentlicheFehler, type Endpoint } from '../endpoint.ts';
import { kontoAbgelehnt } from './abgelehnt.ts';

/**
 * Who acts: with null the session, also that of an account still being set up; otherwise the holder of the
 * link of a phone reset, who needs none.
 */
const token = z.nullable(linkToken);

const fehler = { 401: nichtAngemeldet, 409: kontoAbgelehnt, ...oeffentlicheFehler };

/** `POST /benutzer/handynummer`: whether this number may become hers; sends nothing yet. */
export const handynummerWaehlen = {
  method: 'POST',
  path: '/benutzer/handynummer',
  zugriff: 'oeffentlich',
  summary: 'Checks a wished mobile number; a fixed line is 422, the present number 409.',
  body: z.strictObject({ handynummer, token }),
  responses: { 200: z.object({ handynummer: z.string() }), ...fehler },
} as const satisfies Endpoint;

/** `POST /benutzer/smstan`: a code to the wished number, or to the present one (null) as a confirmation of who she is. */
export const smstanSenden = {
  method: 'POST',
  path: '/benutzer/smstan',
  zugriff: 'oeffentlich',
  summary: 'Sends a code by SMS; too many for one number are answered 429 with retry-after.',
  body: z.strictObject({ handynummer: z.nullable(handynummer), token }),
  responses: {
    200: z.object({
      gueltigBis: z.iso.datetime(),
      /** Where it went, masked. */
      handynummer: z.string(),
    }),
    ...fehler,
  },
} as const satisfies Endpoint;

/**
 * `POST /benutzer/{partnerId}/smstanverification`: the code. For the wished number it makes that one hers (after a
 * reset every session ends); for the present one (null) the session may do what is sensitive for 10 minutes.
 */
export const smstanPruefen = {
  method: 'POST',
  path: '/benutzer/{partnerId}/smstanverification',
  zugriff: 'oeffentlich',
  summary: 'Checks the code of an SMS and does what it was asked for.',
  params: z.object({ partnerId: partnerNummer }),
  body: z.strictObject({ handynummer: z.nullable(handynummer), code: mfaCode, token }),
  responses: {
    200: z.object({
      art: z.enum(['EINGERICHTET', 'GEAENDERT', 'BESTAETIGT']),
      /** Until then her bank details stay as they are; null where no number was replaced. */
      bankGesperrtBis: z.nullable(z.iso.datetime()),
    }),
    404: nichtGefunden,
    ...fehler,
  },
} as const satisfies Endpoint;

/**
 * `POST /benutzer/handynummer/reset`: mails the link for a new number, good for an hour; the same answer for any input.
 * It leads to `/kunden/handynummer-aendern/ihre-neue-handynummer/#token=…`.
 */
export const handynummerResetAnfordern = {
  method: 'POST',
  path: '/benutzer/handynummer/reset',
  zugriff: 'oeffentlich',
  summary: 'Mails the link for a new mobile number if all three fit; never says whether.',
  body: z.strictObject({ email, contractId: vertragskennung, geburtsdatum: datum }),
  responses: { 200: z.object({}), ...oeffentlicheFehler },
} as const satisfies Endpoint;

/** `POST /benutzer/handynummer/reset/token`: whether the link still counts, and for whom; it is used up by the code. */
export const handynummerResetPruefen = {
  method: 'POST',
  path: '/benutzer/handynummer/reset/token',
  zugriff: 'oeffentlich',
  summary: 'Opens the link of a phone reset without using it up.',
  body: z.strictObject({ token: linkToken }),
  responses: {
    200: z.object({ partnerNummer, gueltigBis: z.iso.datetime() }),
    409: kontoAbgelehnt,
    ...oeffentlicheFehler,
  },
} as const satisfies Endpoint;
