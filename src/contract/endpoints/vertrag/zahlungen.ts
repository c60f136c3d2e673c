import * as z from 'zod/mini';
import { cent } from '#contract/fields/cent.ts';
import { datum } from '#contract/fields/datum.ts';
import { versicherungsNummer } from '#contract/fields/versicherungsNummer.ts';
import { type Endpoint, vertragsfehler } from '../endpoint.ts';

/** What fell due on a day, in cents. */
const zahlung = z.object({
  tag: datum,
  /** Instalments and what was settled with them; negative where more was credited. */
  betrag: z.int(),
  /** Of it not paid yet. */
  offen: cent,
});
export type Zahlung = z.infer<typeof zahlung>;

/** What was to be paid for a contract, the latest first. */
export const zahlungen = z.object({
  zahlungen: z.array(zahlung),
  /** Before that day nobody can tell to the cent; null where all of it is there. */
  bekanntAb: z.nullable(datum),
});
export type Zahlungen = z.infer<typeof zahlungen>;

/** `GET /vertrag/{versicherungsNummer}/zahlungen`: what fell due this year and the year before. */
export const zahlungenLesen = {
  method: 'GET',
  path: '/vertrag/{versicherungsNummer}/zahlungen',
  addition: true,
  zugriff: ['benutzer', 'vermittler'],
  summary: 'What fell due for a contract this year and the year before, and what of it is open.',
  params: z.object({ versicherungsNummer }),
  responses: { 200: zahlungen, ...vertragsfehler },
} as const satisfies Endpoint;
