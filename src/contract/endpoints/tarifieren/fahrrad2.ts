import * as z from 'zod/mini';
import { fahrradtyp } from '#contract/entities/aenderungswunsch.ts';
import { datum } from '#contract/fields/datum.ts';
import type { Endpoint } from '../endpoint.ts';
import {
  betragZwischen,
  fehler,
  hoechsterBetrag,
  risikoOrt,
  vorgeschichte,
  zahlung,
  zugesagt,
} from './angaben.ts';
import { tarifantwort } from './antwort.ts';

/** What a bicycle price asks for (`domain/antrag.md §6.1`); `vorschaeden` are thefts of the last 3 years. */
const fahrradAnfrage = z.strictObject({
  fahrradTyp: fahrradtyp,
  kaufpreis: betragZwischen(1, hoechsterBetrag),
  /** Unknown counts as new. */
  kaufdatum: z.optional(datum),
  nutzung: z.prefault(z.enum(['PRIVAT', 'BERUFLICH', 'LIEFERDIENST']), 'PRIVAT'),
  risikoOrt,
  reparaturschutz: z.prefault(z.enum(['KEINER', 'OHNE_VERSCHLEISS', 'MIT_VERSCHLEISS']), 'KEINER'),
  schutzbrief: z.prefault(z.boolean(), false),
  ...vorgeschichte,
  ...zahlung,
  ...zugesagt,
});
export type FahrradAnfrage = z.output<typeof fahrradAnfrage>;

/** `POST /fahrrad2/tarifieren` */
export const fahrrad2Tarifieren = {
  method: 'POST',
  path: '/fahrrad2/tarifieren',
  zugriff: 'oeffentlich',
  summary: 'Price of a bicycle insurance; stores nothing.',
  body: fahrradAnfrage,
  responses: { 200: tarifantwort, ...fehler },
} as const satisfies Endpoint;
