import * as z from 'zod/mini';
import { anrede, titel } from '#contract/entities/partner.ts';
import { nichtAngemeldet, nichtErlaubt, technisch, ungueltig } from '#contract/errors.ts';
import { email } from '#contract/fields/email.ts';
import { passwort } from '#contract/fields/passwort.ts';
import { telefon } from '#contract/fields/telefon.ts';
import type { Endpoint } from '../endpoint.ts';
import { kontoAbgelehnt } from './abgelehnt.ts';

const fehler = {
  401: nichtAngemeldet,
  409: kontoAbgelehnt,
  422: ungueltig,
  /** Also after five wrong passwords, with retry-after. */
  429: technisch,
  500: technisch,
  503: technisch,
};

/** A password as it was set once; no rules, they may have changed. */
const bisheriges = z.string().check(z.minLength(1), z.maxLength(256));

/** `POST /benutzer/passwort/aendern`: another password; ends every session but this one. */
export const passwortAendern = {
  method: 'POST',
  path: '/benutzer/passwort/aendern',
  zugriff: ['benutzer'],
  summary: 'Replaces the password of the signed-in customer.',
  body: z.strictObject({ passwort: bisheriges, neuesPasswort: passwort }),
  responses: { 200: z.object({}), ...fehler },
} as const satisfies Endpoint;

/** `POST /vermittler/passwort/aendern`: the same for agents. */
export const vermittlerPasswortAendern = {
  ...passwortAendern,
  path: '/vermittler/passwort/aendern',
  zugriff: ['vermittler'],
  summary: 'Replaces the password of the signed-in agent.',
  responses: { ...passwortAendern.responses, 403: nichtErlaubt },
} as const satisfies Endpoint;

/** Another address, and the password once more. */
export const emailangaben = z.strictObject({
  art: z.literal('EMAIL'),
  email,
  passwort: bisheriges,
});

const aenderung = z.discriminatedUnion('art', [
  /**
   * Mails a link to the new address, good for 24 hours, and a notice to the old one; it counts once the link
   * `/kunden/login/registrieren/#token=…` went through `zugang/link/verification`.
   */
  emailangaben,
  z.strictObject({
    art: z.literal('KONTAKTDATEN'),
    anrede,
    titel,
    telefon: z.nullable(telefon),
  }),
]);

/** `POST /benutzer/aendern`: e-mail or contact data of the signed-in customer (`domain/vertrag.md §13`). */
export const benutzerAendern = {
  method: 'POST',
  path: '/benutzer/aendern',
  zugriff: ['benutzer'],
  summary: 'Changes contact data, or begins the change of the e-mail.',
  body: aenderung,
  responses: { 200: z.object({}), ...fehler },
} as const satisfies Endpoint;

const bedingungen = z.object({
  /** Version that counts now. */
  version: z.string(),
  angenommen: z.boolean(),
});

/** `GET /vermittler/nutzungsbedingungen`: whether the agent has accepted terms of use and data processing agreement. */
export const nutzungsbedingungenLesen = {
  method: 'GET',
  path: '/vermittler/nutzungsbedingungen',
  addition: true,
  zugriff: ['vermittler'],
  summary: 'Whether the signed-in agent has accepted the terms that count now.',
  responses: {
    200: bedingungen,
    401: nichtAngemeldet,
    429: technisch,
    500: technisch,
    503: technisch,
  },
} as const satisfies Endpoint;

/** `POST /vermittler/nutzungsbedingungen`: accepts both in the version that was read. */
export const nutzungsbedingungenAnnehmen = {
  method: 'POST',
  path: '/vermittler/nutzungsbedingungen',
  addition: true,
  zugriff: ['vermittler'],
  summary: 'Accepts the terms of use and the data processing agreement; another version is 422.',
  body: z.strictObject({
    version: z.string().check(z.maxLength(20)),
    nutzungsbedingungen: z.literal(true),
    auftragsverarbeitung: z.literal(true),
  }),
  responses: {
    200: bedingungen,
    401: nichtAngemeldet,
    422: ungueltig,
    429: technisch,
    500: technisch,
    503: technisch,
  },
} as const satisfies Endpoint;
