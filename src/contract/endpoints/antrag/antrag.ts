import * as z from 'zod/mini';
import { dokument } from '#contract/entities/dokument.ts';
import { cent } from '#contract/fields/cent.ts';
import { plz } from '#contract/fields/plz.ts';
import { versicherungsNummer } from '#contract/fields/versicherungsNummer.ts';
import type { Endpoint } from '../endpoint.ts';
import { antragsangaben, antragsfehler } from './angaben.ts';

const antragstellung = z.strictObject({
  ...antragsangaben,
  /** The prepared application whose documents were shown; the idempotency key as well. */
  antragId: z.uuidv4(),
  /** Premium that was shown, cents per instalment. */
  beitragErwartet: cent,
  /** Draft that is done with this. */
  entwurfId: z.optional(z.uuidv4()),
  /** What it was opened with; its owner needs none. */
  entwurfPlz: z.optional(plz),
});
export type Antragstellung = z.infer<typeof antragstellung>;

/** What the customer has at the end. */
export const abschluss = z.object({
  status: z.enum(['ANGELEGT', 'IN_PRUEFUNG']),
  versicherungsNummer: z.nullable(versicherungsNummer),
  dokumente: z.array(dokument),
  /** She had no contract with us before and may register now. */
  neuerKunde: z.boolean(),
});
export type Antragsabschluss = z.infer<typeof abschluss>;

/** `POST /hausrat/antrag`: the binding application, once per `antragId`; the server walks the answers itself. */
export const hausratAntrag = {
  method: 'POST',
  path: '/hausrat/antrag',
  zugriff: 'oeffentlich',
  summary: 'Concludes a home contents insurance; a repeat gets the first answer.',
  idempotent: true,
  body: antragstellung,
  responses: { 200: abschluss, ...antragsfehler },
} as const satisfies Endpoint;

/** `POST /bhv/antrag`: the same for business liability. */
export const bhvAntrag = {
  ...hausratAntrag,
  path: '/bhv/antrag',
  summary: 'Concludes a business liability insurance; a repeat gets the first answer.',
} as const satisfies Endpoint;

/** `POST /fahrrad2/antrag`: the same for a bicycle. */
export const fahrrad2Antrag = {
  ...hausratAntrag,
  path: '/fahrrad2/antrag',
  summary: 'Concludes a bicycle insurance; a repeat gets the first answer.',
} as const satisfies Endpoint;
