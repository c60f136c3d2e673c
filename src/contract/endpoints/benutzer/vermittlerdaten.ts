import * as z from 'zod/mini';
import { nichtAngemeldet, nichtErlaubt, nichtGefunden, technisch } from '#contract/errors.ts';
import { vermittlerNummer } from '#contract/fields/vermittlerNummer.ts';
import type { Endpoint } from '../endpoint.ts';
import { benutzerAendern, emailangaben } from './daten.ts';
import { handynummerWaehlen, smstanPruefen, smstanSenden } from './handynummer.ts';

/** What an agent does for himself, signed in; the rest is as it is for customers. */
const selbst = { addition: true, zugriff: ['vermittler'] } as const;
const nichtOhneBedingungen = { 403: nichtErlaubt };

/** `GET /vermittler/kundendaten`: what is known of the signed-in agent himself (`domain/offen.md` P6). */
export const vermittlerdatenLesen = {
  ...selbst,
  method: 'GET',
  path: '/vermittler/kundendaten',
  summary: 'Name, address, number and agency of the signed-in agent.',
  responses: {
    200: z.object({
      name: z.string(),
      email: z.string(),
      /** E.164; null until he has confirmed one. */
      handynummer: z.nullable(z.string()),
      agentur: z.object({ name: z.string(), vermittlerNummer }),
    }),
    401: nichtAngemeldet,
    403: nichtErlaubt,
    404: nichtGefunden,
    429: technisch,
    500: technisch,
    503: technisch,
  },
} as const satisfies Endpoint;

/**
 * `POST /vermittler/aendern`: mails a link to the new address, good for 24 hours, and a notice to the old one; it
 * counts once the link `/vermittler/login/email-bestaetigen/#token=…` went through `zugang/link/verification`.
 */
export const vermittlerAendern = {
  ...benutzerAendern,
  ...selbst,
  path: '/vermittler/aendern',
  summary: 'Begins the change of the e-mail of the signed-in agent.',
  body: emailangaben,
  responses: { ...benutzerAendern.responses, ...nichtOhneBedingungen },
} as const satisfies Endpoint;

/** `POST /vermittler/handynummer`: whether this number may become his; sends nothing yet. */
export const vermittlerHandynummerWaehlen = {
  ...handynummerWaehlen,
  ...selbst,
  path: '/vermittler/handynummer',
  summary: 'Checks a wished mobile number of the signed-in agent.',
  body: z.omit(handynummerWaehlen.body, { token: true }),
  responses: { ...handynummerWaehlen.responses, ...nichtOhneBedingungen },
} as const satisfies Endpoint;

/** `POST /vermittler/smstan`: a code to the wished number, or to the present one (null). */
export const vermittlerSmstanSenden = {
  ...smstanSenden,
  ...selbst,
  path: '/vermittler/smstan',
  summary: 'Sends the signed-in agent a code by SMS.',
  body: z.omit(smstanSenden.body, { token: true }),
  responses: { ...smstanSenden.responses, 403: nichtErlaubt, 404: nichtGefunden },
} as const satisfies Endpoint;

const { params: _, ...pruefen } = smstanPruefen;

/** `POST /vermittler/smstanverification`: the code; it makes the wished number his, or shows that it is him. */
export const vermittlerSmstanPruefen = {
  ...pruefen,
  ...selbst,
  path: '/vermittler/smstanverification',
  summary: 'Checks the code of an SMS of the signed-in agent and does what it was asked for.',
  body: z.omit(smstanPruefen.body, { token: true }),
  responses: { ...smstanPruefen.responses, ...nichtOhneBedingungen },
} as const satisfies Endpoint;
