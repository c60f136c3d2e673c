import * as z from 'zod/mini';
import { datum } from '#contract/fields/datum.ts';
import type { Endpoint } from '../endpoint.ts';
import { fehler, selbstbeteiligung, vorgeschichte, zahlung } from './angaben.ts';
import { tarifantwort } from './antwort.ts';

/** What a private liability price asks for (`domain/antrag.md §6.3`); `hfkVariante` instead of `deckung` for HFK. */
const phvAnfrage = z.strictObject({
  familienstand: z.prefault(z.enum(['SINGLE', 'SINGLE_MIT_KIND', 'PAAR', 'FAMILIE']), 'SINGLE'),
  geburtsdatum: datum,
  /** Day the contract begins, on which the age counts; today where nothing is said. */
  versicherungsbeginn: z.optional(datum),
  diensthaftpflicht: z.optional(
    z.strictObject({
      eingeschlossen: z.boolean(),
      beruf: z.enum(['LEHRER', 'VERWALTUNG', 'POLIZEI', 'SOLDAT']),
    }),
  ),
  deckung: z.optional(z.enum(['BASIS', 'KOMFORT', 'PREMIUM'])),
  hfkVariante: z.optional(z.enum(['BASIS', 'PLUS'])),
  /** 10, 20 or 50 Mio. EUR in cents. */
  versicherungssumme: z.prefault(
    z.literal([1_000_000_000, 2_000_000_000, 5_000_000_000]),
    2_000_000_000,
  ),
  sb: selbstbeteiligung(['SB_KEINE', 'SB_250', 'SB_500'], 'SB_KEINE'),
  ...vorgeschichte,
  ...zahlung,
});
export type PhvAnfrage = z.output<typeof phvAnfrage>;

/** `POST /phv/tarifieren` */
export const phvTarifieren = {
  method: 'POST',
  path: '/phv/tarifieren',
  zugriff: 'oeffentlich',
  summary: 'Price of a private liability insurance; stores nothing.',
  body: phvAnfrage,
  responses: { 200: tarifantwort, ...fehler },
} as const satisfies Endpoint;
