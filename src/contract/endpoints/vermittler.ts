import * as z from 'zod/mini';
import { vertriebsweg } from '#contract/entities/vertriebsweg.ts';
import { nichtGefunden } from '#contract/errors.ts';
import { blz } from '#contract/fields/blz.ts';
import { vermittlerNummer } from '#contract/fields/vermittlerNummer.ts';
import { oeffentlicheFehler, type Endpoint } from './endpoint.ts';

const nummerUndWeg = z.object({ vermittlerNummer, vertriebsweg });

/** What anybody may know of a broker: what stands in the public register. */
const vermittlerinfo = z.object({
  vermittlerNummer,
  name: z.string(),
  ort: z.string(),
  /** Null for a broker without an entry. */
  ihkNummer: z.nullable(z.string()),
  /** Null where none is known. */
  telefon: z.nullable(z.string()),
  vertriebsweg,
});
export type Vermittlerinfo = z.infer<typeof vermittlerinfo>;

const fehler = { 404: nichtGefunden, ...oeffentlicheFehler };

/** `GET /vermittler/blz/{blz}/nummerUndWeg`: broker of a savings bank. */
export const nummerUndWegZurBlz = {
  method: 'GET',
  path: '/vermittler/blz/{blz}/nummerUndWeg',
  zugriff: 'oeffentlich',
  summary: 'Number and channel of the bank with this bank code.',
  params: z.object({ blz }),
  responses: { 200: nummerUndWeg, ...fehler },
} as const satisfies Endpoint;

/** `GET /vermittler/{agentId}/nummerUndWeg`: channel of a broker number. */
export const nummerUndWegLesen = {
  method: 'GET',
  path: '/vermittler/{agentId}/nummerUndWeg',
  zugriff: 'oeffentlich',
  summary: 'Number and channel of a broker.',
  params: z.object({ agentId: vermittlerNummer }),
  responses: { 200: nummerUndWeg, ...fehler },
} as const satisfies Endpoint;

/** `GET /vermittler/{id}/vermittlerinfo`: the broker as the page shows him. */
export const vermittlerinfoLesen = {
  method: 'GET',
  path: '/vermittler/{id}/vermittlerinfo',
  zugriff: 'oeffentlich',
  summary: 'A broker as shown on public pages.',
  params: z.object({ id: vermittlerNummer }),
  responses: { 200: vermittlerinfo, ...fehler },
} as const satisfies Endpoint;

/** `POST /vermittler/identifier`: id of the broker in the `vmr` of an address; in the body, so that no log has it. */
export const identifierLesen = {
  method: 'POST',
  path: '/vermittler/identifier',
  zugriff: 'oeffentlich',
  summary: 'Decrypts the vmr of a link; broken and unknown ones are not found.',
  body: z.strictObject({ vmr: z.string().check(z.minLength(1), z.maxLength(512)) }),
  responses: { 200: z.object({ id: vermittlerNummer }), ...fehler },
} as const satisfies Endpoint;

/** `GET /vermittler/{id}/vermittlerinfoByIdentifier`: the broker of an id that `identifier` answered. */
export const vermittlerinfoZumIdentifier = {
  ...vermittlerinfoLesen,
  path: '/vermittler/{id}/vermittlerinfoByIdentifier',
  summary: 'The broker whose id a decrypted vmr holds.',
} as const satisfies Endpoint;
