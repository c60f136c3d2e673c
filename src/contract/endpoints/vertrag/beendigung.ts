import * as z from 'zod/mini';
import {
  beendigungAbgelehnt,
  kuendigungsangebot,
  kuendigungsergebnis,
  kuendigungsvorschau,
  widerrufsangebot,
  widerrufserklaerung,
  widerrufsergebnis,
  widerrufslinkErgebnis,
} from '#contract/entities/beendigung.ts';
import { kuendigungsgrundKey, widerrufsgrundKey } from '#contract/entities/beendigungsgrund.ts';
import { markenSchluessel } from '#contract/entities/marke.ts';
import { nachweiseMax } from '#contract/entities/upload.ts';
import { vertrag } from '#contract/entities/vertrag.ts';
import { datum } from '#contract/fields/datum.ts';
import { email } from '#contract/fields/email.ts';
import { iban } from '#contract/fields/iban.ts';
import { linkToken } from '#contract/fields/linkToken.ts';
import { pflichttext } from '#contract/fields/pflichttext.ts';
import { versicherungsNummer } from '#contract/fields/versicherungsNummer.ts';
import { oeffentlicheFehler, type Endpoint, vertragsfehler } from '../endpoint.ts';

const jeder = ['benutzer', 'vermittler'] as const;

/** Characters of what somebody may say beside a reason. */
export const freitextMax = 500;

/** What may be said beside a reason; line breaks may stand. */
export const freitext = pflichttext({ was: 'Ihren Grund', max: freitextMax, mehrzeilig: true });

/** `GET /vertrag/{versicherungsNummer}/kuendigung`: reasons with their days. */
export const kuendigungLesen = {
  method: 'GET',
  path: '/vertrag/{versicherungsNummer}/kuendigung',
  addition: true,
  zugriff: jeder,
  summary:
    'What a contract offers whoever wants to cancel it: reasons, days, what stands in the way.',
  params: z.object({ versicherungsNummer }),
  responses: { 200: kuendigungsangebot, ...vertragsfehler },
} as const satisfies Endpoint;

/** `POST /vertrag/{versicherungsNummer}/kuendigung`: what a cancellation would do; stores nothing. */
export const kuendigungBerechnen = {
  method: 'POST',
  path: '/vertrag/{versicherungsNummer}/kuendigung',
  addition: true,
  zugriff: jeder,
  summary: 'End, refund and hints of a cancellation.',
  params: z.object({ versicherungsNummer }),
  body: z.strictObject({ grund: kuendigungsgrundKey, kuendigungsdatum: datum }),
  responses: { 200: kuendigungsvorschau, ...vertragsfehler, 409: beendigungAbgelehnt },
} as const satisfies Endpoint;

/** `DELETE /vertrag/{versicherungsNummer}/kuendigung/{kuendigungsgrund}`: cancels, once. */
export const kuendigen = {
  method: 'DELETE',
  path: '/vertrag/{versicherungsNummer}/kuendigung/{kuendigungsgrund}',
  zugriff: jeder,
  summary: 'Cancel a contract; a reason that needs a proof is looked at first.',
  params: z.object({ versicherungsNummer, kuendigungsgrund: kuendigungsgrundKey }),
  body: z.strictObject({
    /** Last day of cover. */
    kuendigungsdatum: datum,
    freitext: z.optional(freitext),
    /** Uploads: proof of the reason, and the customer's declaration where a broker cancels. */
    nachweise: z.optional(z.array(z.uuid()).check(z.maxLength(nachweiseMax))),
    /** Where the refund goes, if the customer names an account and none is on file. */
    iban: z.optional(iban),
    /** A broker acts for the customer and says so (`domain/vertrag.md §2`). */
    imAuftragDesKunden: z.optional(z.boolean()),
  }),
  idempotent: true,
  responses: { 200: kuendigungsergebnis, ...vertragsfehler, 409: beendigungAbgelehnt },
} as const satisfies Endpoint;

/** `POST /vertrag/{versicherungsNummer}/kuendigung/ruecknahme`: takes the own cancellation back until the end. */
export const kuendigungZuruecknehmen = {
  method: 'POST',
  path: '/vertrag/{versicherungsNummer}/kuendigung/ruecknahme',
  addition: true,
  zugriff: jeder,
  summary: 'Take a cancellation back; the contract goes on.',
  params: z.object({ versicherungsNummer }),
  body: z.strictObject({ imAuftragDesKunden: z.optional(z.boolean()) }),
  idempotent: true,
  responses: { 200: vertrag, ...vertragsfehler, 409: beendigungAbgelehnt },
} as const satisfies Endpoint;

/** `GET /vertrag/{versicherungsNummer}/widerruf`: the period, what is paid back, whom it is about. */
export const widerrufLesen = {
  method: 'GET',
  path: '/vertrag/{versicherungsNummer}/widerruf',
  addition: true,
  zugriff: ['benutzer'],
  summary: 'Whether a contract can still be revoked, until when, and what is paid back.',
  params: z.object({ versicherungsNummer }),
  responses: { 200: widerrufsangebot, ...vertragsfehler },
} as const satisfies Endpoint;

/** `DELETE /vertrag/{versicherungsNummer}/widerruf/{widerrufsgrund}`: revokes, once; no reason has to be given. */
export const widerrufen = {
  method: 'DELETE',
  path: '/vertrag/{versicherungsNummer}/widerruf/{widerrufsgrund}',
  zugriff: jeder,
  summary: 'Revoke a contract within its period.',
  params: z.object({ versicherungsNummer, widerrufsgrund: widerrufsgrundKey }),
  body: z.strictObject({
    freitext: z.optional(freitext),
    /** Where the receipt goes besides the customer's own address. */
    email: z.optional(email),
  }),
  idempotent: true,
  responses: { 200: widerrufsergebnis, ...vertragsfehler, 409: beendigungAbgelehnt },
} as const satisfies Endpoint;

/** What is typed into the withdrawal function; the number as it is written, for a declaration counts as it comes. */
export const widerrufsfelder = {
  name: pflichttext({ was: 'Ihren Namen', max: 120 }),
  versicherungsNummer: pflichttext({ was: 'Ihre Vertragsnummer', max: 40 }),
  email,
};

/** `POST /vertrag/widerruf`: the withdrawal function of the law (BGB § 356a, VVG § 8); the same answer for any number. */
export const oeffentlichWiderrufen = {
  method: 'POST',
  path: '/vertrag/widerruf',
  addition: true,
  zugriff: 'oeffentlich',
  summary: 'Receives a revocation without sign-in; answers day and time of receipt. 10 an hour.',
  idempotent: true,
  body: z.strictObject({
    ...widerrufsfelder,
    freitext: z.optional(freitext),
    marke: markenSchluessel,
    /** Nobody sees this field: whoever fills it in is a program. */
    webseite: z.optional(z.string().check(z.maxLength(200))),
  }),
  responses: { 200: z.object({ eingegangenAm: z.iso.datetime() }), ...oeffentlicheFehler },
} as const satisfies Endpoint;

/** Where links in mails about a revocation lead; the secret stands behind the `#`. */
export const widerrufslinkPfad = '/vertrag-widerrufen/link/';

/** `POST /vertrag/widerruf/link/verification`: the declaration a link is about; uses nothing up. */
export const widerrufslinkLesen = {
  method: 'POST',
  path: '/vertrag/widerruf/link/verification',
  addition: true,
  zugriff: 'oeffentlich',
  summary: 'Reads what a link in a mail about a revocation would do; 60 an hour.',
  body: z.strictObject({ token: linkToken }),
  responses: { 200: widerrufserklaerung, 409: beendigungAbgelehnt, ...oeffentlicheFehler },
} as const satisfies Endpoint;

/** `POST /vertrag/widerruf/link`: carries the revocation out, or undoes it ("Das war ich nicht"), once. */
export const widerrufslinkEinloesen = {
  method: 'POST',
  path: '/vertrag/widerruf/link',
  addition: true,
  zugriff: 'oeffentlich',
  summary: 'Uses up a link in a mail about a revocation and does what it is for; 60 an hour.',
  idempotent: true,
  body: z.strictObject({ token: linkToken }),
  responses: { 200: widerrufslinkErgebnis, 409: beendigungAbgelehnt, ...oeffentlicheFehler },
} as const satisfies Endpoint;
