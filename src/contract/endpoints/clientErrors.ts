import * as z from 'zod/mini';
import { oeffentlicheFehler, type Endpoint } from './endpoint.ts';

/** Shown to the customer and found in the log: eight hexadecimal digits. */
export const fehlerId = z.string().check(z.regex(/^[0-9a-f]{8}$/));

/** What broke in a browser, and nothing about whom it happened to: no message, no address, no value. */
export const clientError = z.strictObject({
  fehlerId,
  /** Pattern of the address, `/kunden/vertraege/:versicherungsNummer`; empty where it is none. */
  seite: z.string().check(z.regex(/^(?:\/[a-zA-Z:*/-]{0,119})?$/)),
  /** Name of the error's class. */
  name: z.string().check(z.regex(/^[A-Za-z]{1,60}$/)),
  /** Places in the portal's own files, the innermost first: `/assets/index-Bx1.js:1:2345`. */
  stack: z
    .array(z.string().check(z.regex(/^\/assets\/[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/)))
    .check(z.maxLength(20)),
});
export type ClientError = z.infer<typeof clientError>;

/** `POST /client-errors`: the portal's own addition; errors are reported (`specification §8`). */
export const clientErrorMelden = {
  method: 'POST',
  path: '/client-errors',
  addition: true,
  zugriff: 'oeffentlich',
  summary: 'Reports an error of the page; answers with the number the customer sees.',
  body: clientError,
  responses: { 200: z.object({ fehlerId }), ...oeffentlicheFehler },
} as const satisfies Endpoint;
