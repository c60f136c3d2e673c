import * as z from 'zod/mini';
import { markenSchluessel } from '#contract/entities/marke.ts';
import { nichtGefunden } from '#contract/errors.ts';
import { geschaedigtenformen } from '#contract/schaeden/geschaedigtenform.ts';
import { oeffentlicheFehler, type Endpoint } from './endpoint.ts';
import { mailcodePruefen, mailcodeSenden, mailnachweis, nachweisFehlt } from './mailcode.ts';

/** Number of what somebody reported who was harmed: `G`, year and 7 digits (`domain/schaden.md §9`). */
export const vorgangsNummer = z.string().check(z.regex(/^G\d{2}-\d{7}$/));

/** 404: the form is switched off. */
const fehler = { 404: nichtGefunden, ...oeffentlicheFehler };

/** `POST /schaden/geschaedigte/code`: sends a code of 6 digits; an earlier one for the address ends. */
export const geschaedigtenCodeSenden = {
  ...mailcodeSenden,
  path: '/schaden/geschaedigte/code',
  summary:
    'Sends a code by mail to whoever was harmed; too many for a mailbox, an address or in total are answered 429.',
  responses: { ...mailcodeSenden.responses, ...fehler },
} as const satisfies Endpoint;

/** `POST /schaden/geschaedigte/code/pruefung`: the proof for the report; good for this mailbox, once, for 24 hours. */
export const geschaedigtenCodePruefen = {
  ...mailcodePruefen,
  path: '/schaden/geschaedigte/code/pruefung',
  summary: 'Checks the code of a mail and answers the proof that the address was confirmed.',
  responses: { ...mailcodePruefen.responses, ...fehler },
} as const satisfies Endpoint;

const meldung = z.strictObject({
  marke: markenSchluessel,
  ...geschaedigtenformen,
  /** Of the code that went to her address. */
  nachweis: mailnachweis,
  /** "Meine Angaben sind vollständig und wahr." */
  wahr: z.literal(true),
});
export type Geschaedigtenmeldung = z.infer<typeof meldung>;

const vorgang = z.object({ vorgangsNummer, gemeldetAm: z.iso.datetime() });
export type Geschaedigtenvorgang = z.infer<typeof vorgang>;

/** `POST /schaden/geschaedigte` (`domain/offen.md`, P5); the same answer for any number. */
export const geschaedigtMelden = {
  method: 'POST',
  path: '/schaden/geschaedigte',
  addition: true,
  zugriff: 'oeffentlich',
  summary:
    'Takes the report of somebody an insured person harmed; a repeat of the key answers the first. 5 an hour.',
  idempotent: true,
  body: meldung,
  responses: { 200: vorgang, 409: nachweisFehlt, ...fehler },
} as const satisfies Endpoint;
