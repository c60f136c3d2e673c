import * as z from 'zod/mini';
import { anbindbar, anbindungsformen } from '#contract/entities/anbindung.ts';
import { markenSchluessel } from '#contract/entities/marke.ts';
import { ihkNummer } from '#contract/fields/ihkNummer.ts';
import { oeffentlicheFehler, type Endpoint } from './endpoint.ts';
import { mailcodePruefen, mailcodeSenden, mailnachweis, nachweisFehlt } from './mailcode.ts';
import { vertriebsweg } from '#contract/entities/vertriebsweg.ts';

/** Number of an application to become a partner: `V`, year and 7 digits. */
export const anbindungsNummer = z.string().check(z.regex(/^V\d{2}-\d{7}$/));

/**
 * `GET /vermittler/{vertriebsweg}/{externeId}/existenz`: whether an agency has that number of the public register
 * (`domain/konto.md §7.1`). A number stands there once, whatever the channel.
 */
export const existenzLesen = {
  method: 'GET',
  path: '/vermittler/{vertriebsweg}/{externeId}/existenz',
  zugriff: 'oeffentlich',
  summary: 'Whether an agency with this register number has an access; nothing of who it is.',
  params: z.object({ vertriebsweg, externeId: ihkNummer }),
  responses: { 200: z.object({ existiert: z.boolean() }), ...oeffentlicheFehler },
} as const satisfies Endpoint;

/** `POST /vermittler/anbinden/code`: sends a code of 6 digits; an earlier one for the address ends. */
export const anbindungsCodeSenden = {
  ...mailcodeSenden,
  path: '/vermittler/anbinden/code',
  summary:
    'Sends a code by mail to whoever applies as a partner; too many for a mailbox, an address or in total are answered 429.',
} as const satisfies Endpoint;

/** `POST /vermittler/anbinden/code/pruefung`: the proof for the application; good for this mailbox, once, for 24 hours. */
export const anbindungsCodePruefen = {
  ...mailcodePruefen,
  path: '/vermittler/anbinden/code/pruefung',
  summary: 'Checks the code of a mail and answers the proof that the address was confirmed.',
} as const satisfies Endpoint;

const antrag = z.strictObject({
  marke: markenSchluessel,
  ...anbindungsformen,
  vermittlerart: z.strictObject({ art: anbindbar }),
  /** Of the code that went to the address of the contact person. */
  nachweis: mailnachweis,
  /** "Meine Angaben sind vollständig und wahr." */
  wahr: z.literal(true),
});
export type Anbindungsantrag = z.infer<typeof antrag>;

const eingang = z.object({ anbindungsNummer, eingegangenAm: z.iso.datetime() });
export type Anbindungseingang = z.infer<typeof eingang>;

/** 409: an agency has that register number already. */
const vergeben = z.object({ code: z.literal('VERGEBEN'), errorMessage: z.string() });

/** `POST /vermittler/anbinden` (`domain/konto.md §7.1`, `domain/offen.md`, P6). */
export const vermittlerAnbinden = {
  method: 'POST',
  path: '/vermittler/anbinden',
  zugriff: 'oeffentlich',
  summary:
    'Takes the application of a partner; a repeat of the key answers the first. 5 an hour and address.',
  idempotent: true,
  body: antrag,
  responses: { 200: eingang, 409: z.union([nachweisFehlt, vergeben]), ...oeffentlicheFehler },
} as const satisfies Endpoint;
