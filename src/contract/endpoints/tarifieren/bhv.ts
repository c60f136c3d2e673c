import * as z from 'zod/mini';
import { selbstbeteiligungStufe } from '#contract/entities/vormerkung.ts';
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
  zugesagt,
} from './angaben.ts';
import { tarifantwort } from './antwort.ts';

/** 3, 5 and 10 Mio. EUR in cents. */
export const betriebssummen = [300_000_000, 500_000_000, 1_000_000_000] as const;

/** What a business liability price asks for (`domain/antrag.md §6.5`). */
export const betriebsangaben = {
  ...gewerbe,
  risikofragen,
  jahresumsatz: betragZwischen(1_000_00, hoechsterBetrag),
  anzahlMitarbeiter: z.prefault(z.int().check(z.gte(0), z.lte(250)), 0),
  auslandsumsatzUSA: z.prefault(z.boolean(), false),
  /** Less than 24 months ago makes a founder; a firm from before 2019 leaves it out. */
  gruendungsdatum: z.optional(datum),
  versicherungssumme: z.prefault(z.literal(betriebssummen), 500_000_000),
  sb: selbstbeteiligung(selbstbeteiligungStufe.options, 'SB_250'),
  ...vorgeschichte,
};

const bhvAnfrage = z.strictObject({ ...betriebsangaben, ...zahlung, ...zugesagt });
export type BhvAnfrage = z.output<typeof bhvAnfrage>;

/** `POST /bhv/tarifieren` */
export const bhvTarifieren = {
  method: 'POST',
  path: '/bhv/tarifieren',
  zugriff: 'oeffentlich',
  summary: 'Price of a business liability insurance; stores nothing.',
  body: bhvAnfrage,
  responses: { 200: tarifantwort, ...fehler },
} as const satisfies Endpoint;
