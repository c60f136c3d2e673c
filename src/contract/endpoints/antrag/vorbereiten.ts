import * as z from 'zod/mini';
import { dokument } from '#contract/entities/dokument.ts';
import type { Endpoint } from '../endpoint.ts';
import { zugesagt } from '../tarifieren/angaben.ts';
import { antragsangaben, antragsfehler } from './angaben.ts';

const vorbereitung = z.strictObject({
  ...antragsangaben,
  ...zugesagt,
  /** The application whose conclusion was sent and never answered: it ends with this, or it is the contract. */
  ersetzt: z.optional(z.uuidv4()),
});
export type Vorbereitung = z.infer<typeof vorbereitung>;

/** Documents to read before the declaration. */
export const vorbereitet = z.object({ antragId: z.uuidv4(), dokumente: z.array(dokument) });
export type Vorbereitet = z.infer<typeof vorbereitet>;

/** `POST /hausrat/vorbereiten`: the documents before the declaration; the same answers get the same `antragId` for 14 days. */
export const hausratVorbereiten = {
  method: 'POST',
  path: '/hausrat/vorbereiten',
  zugriff: 'oeffentlich',
  summary: 'Prepares an application for home contents and its documents.',
  body: vorbereitung,
  responses: { 200: vorbereitet, ...antragsfehler },
} as const satisfies Endpoint;

/** `POST /bhv/vorbereiten`: the same for business liability. */
export const bhvVorbereiten = {
  ...hausratVorbereiten,
  path: '/bhv/vorbereiten',
  summary: 'Prepares an application for business liability and its documents.',
} as const satisfies Endpoint;

/** `POST /fahrrad2/vorbereiten`: the same for a bicycle. */
export const fahrrad2Vorbereiten = {
  ...hausratVorbereiten,
  path: '/fahrrad2/vorbereiten',
  summary: 'Prepares an application for a bicycle and its documents.',
} as const satisfies Endpoint;
