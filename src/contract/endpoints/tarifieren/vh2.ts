import * as z from 'zod/mini';
import { phvAnzahl, selbstbeteiligungStufe } from '#contract/entities/vormerkung.ts';
import { datum } from '#contract/fields/datum.ts';
import type { Endpoint } from '../endpoint.ts';
import {
  betragZwischen,
  fehler,
  gewerbe,
  hoechsterBetrag,
  risikofragen,
  selbstbeteiligung,
  vorgeschichte,
  zahlung,
} from './angaben.ts';
import { tarifantwort } from './antwort.ts';

/** What a financial loss liability price asks for (`domain/antrag.md §6.10`). */
const vhAnfrage = z.strictObject({
  ...gewerbe,
  risikofragen,
  jahresumsatz: betragZwischen(1_000_00, hoechsterBetrag),
  bekanntePflichtverletzung: z.prefault(z.boolean(), false),
  /** Less than 24 months ago makes a founder; a firm from before 2019 leaves it out. */
  gruendungsdatum: z.optional(datum),
  /** 100.000 EUR to 2 Mio. EUR in cents. */
  versicherungssumme: z.prefault(
    z.literal([10_000_000, 25_000_000, 50_000_000, 100_000_000, 200_000_000]),
    50_000_000,
  ),
  sb: selbstbeteiligung(selbstbeteiligungStufe.options, 'SB_500'),
  buerohaftpflicht: z.prefault(z.boolean(), false),
  phvAnzahl: z.prefault(phvAnzahl, 'KEINE'),
  ...vorgeschichte,
  ...zahlung,
});
export type VhAnfrage = z.output<typeof vhAnfrage>;

/** `POST /vh2/tarifieren` */
export const vh2Tarifieren = {
  method: 'POST',
  path: '/vh2/tarifieren',
  zugriff: 'oeffentlich',
  summary: 'Price of a financial loss liability insurance; stores nothing.',
  body: vhAnfrage,
  responses: { 200: tarifantwort, ...fehler },
} as const satisfies Endpoint;
