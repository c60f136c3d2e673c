import * as z from 'zod/mini';
import { email } from '#contract/fields/email.ts';
import { linkToken } from '#contract/fields/linkToken.ts';
import { partnerNummer } from '#contract/fields/partnerNummer.ts';
import { plzUeberall as plz } from '#contract/fields/plz.ts';
import { vertragskennung } from '#contract/fields/vertragskennung.ts';
import { oeffentlicheFehler, type Endpoint } from '../endpoint.ts';
import { kontoAbgelehnt } from './abgelehnt.ts';

/** Says nothing: what happened, if anything, only her mailbox tells. */
const still = z.object({});

/** `GET /benutzer/zugang/email/{contractId}?plz=`: masked e-mail of a contract; null unless both fit. */
export const zugangEmailLesen = {
  method: 'GET',
  path: '/benutzer/zugang/email/{contractId}',
  zugriff: 'oeffentlich',
  summary:
    'Masked e-mail of a contract for whoever knows its postcode; 5 tries an hour and address.',
  params: z.object({ contractId: vertragskennung }),
  query: z.object({ plz }),
  responses: { 200: z.object({ maskierteEmail: z.nullable(z.string()) }), ...oeffentlicheFehler },
} as const satisfies Endpoint;

/**
 * `POST /benutzer/zugang/link`: mails the link of the registration, good for 24 hours; the same answer for
 * any number. It leads to `/kunden/login/registrieren/#token=…`; she may ask again after 60 seconds.
 */
export const zugangslinkSenden = {
  method: 'POST',
  path: '/benutzer/zugang/link',
  zugriff: 'oeffentlich',
  summary: 'Mails the link of the registration if contract and postcode fit; never says whether.',
  body: z.strictObject({ contractId: vertragskennung, plz }),
  responses: { 200: still, ...oeffentlicheFehler },
} as const satisfies Endpoint;

/**
 * A new account: she signs in with `initialPasswort` (never shown), answers the new-password challenge and is
 * signed in without a code; then `handynummer`, `smstan` and `smstanverification` with that session.
 */
const einrichten = z.object({
  art: z.literal('EINRICHTEN'),
  email: z.string(),
  initialPasswort: z.string(),
  partnerNummer,
});

const verifiziert = z.discriminatedUnion('art', [
  einrichten,
  /** She has a finished account. */
  z.object({ art: z.literal('BESTEHT') }),
  /** She has one that was opened with her contract; its address is proven from now on. */
  z.object({ art: z.literal('EMAIL_BESTAETIGT') }),
  /** The link was that of an e-mail change, which counts from now on. */
  z.object({ art: z.literal('EMAIL_GEAENDERT'), email: z.string() }),
]);

/** `POST /benutzer/zugang/link/verification`: uses up the link of a registration or of an e-mail change. */
export const zugangslinkPruefen = {
  method: 'POST',
  path: '/benutzer/zugang/link/verification',
  zugriff: 'oeffentlich',
  summary: 'Uses up a link and opens what it leads to.',
  body: z.strictObject({ token: linkToken }),
  responses: { 200: verifiziert, 409: kontoAbgelehnt, ...oeffentlicheFehler },
} as const satisfies Endpoint;

/**
 * `POST /benutzer/zugang/recht`: uses up the right that came with a concluded application. The account it opens has an
 * unproven address until the link of a mail to it was opened (`domain/verkauf.md §6`). The number is that of the application, not confirmed yet.
 */
export const zugangsrechtEinloesen = {
  method: 'POST',
  path: '/benutzer/zugang/recht',
  addition: true,
  zugriff: 'oeffentlich',
  summary:
    'Opens an account by the right of a conclusion, once and within 30 minutes; 409 RECHT_UNGUELTIG says no more.',
  body: z.strictObject({ recht: linkToken }),
  responses: {
    200: z.extend(einrichten, { handynummer: z.string() }),
    409: kontoAbgelehnt,
    ...oeffentlicheFehler,
  },
} as const satisfies Endpoint;

/** `POST /benutzer/{email}/reset/initial-passwort`: mails a new initial password, good for 7 days; the same answer for any address. */
export const initialPasswortSenden = {
  method: 'POST',
  path: '/benutzer/{email}/reset/initial-passwort',
  zugriff: 'oeffentlich',
  summary:
    'Mails a new initial password to whoever has not replaced the old one; never says whether.',
  params: z.object({ email }),
  responses: { 200: still, ...oeffentlicheFehler },
} as const satisfies Endpoint;

/** `POST /vermittler/{email}/initial-passwort`: the same for agents. */
export const vermittlerInitialPasswortSenden = {
  ...initialPasswortSenden,
  path: '/vermittler/{email}/initial-passwort',
  summary: 'Mails an agent a new initial password; never says whether.',
} as const satisfies Endpoint;
