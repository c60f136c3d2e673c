import * as z from 'zod/mini';
import { phvAnzahl } from '#contract/entities/vormerkung.ts';
import { datum } from '#contract/fields/datum.ts';
import { vermoegensschadenhaftpflicht } from '#contract/produkte/vermoegensschadenhaftpflicht.ts';
import {
  betragZwischen,
  gewerbe,
  risikofragen,
  selbstbeteiligung,
  vorgeschichte,
  zahlung,
  zugesagt,
} from './angaben.ts';
import { tarifaufruf } from './tarifaufruf.ts';

const { summe, selbstbeteiligungen, grenzen } = vermoegensschadenhaftpflicht;

/** What a financial loss liability price asks for (`domain/antrag.md §6.10`). */
const vhAnfrage = z.strictObject({
  ...gewerbe,
  risikofragen,
  jahresumsatz: betragZwischen(grenzen.jahresumsatz.von, grenzen.jahresumsatz.bis),
  auslandsumsatzUSA: z.prefault(z.boolean(), false),
  bekanntePflichtverletzung: z.prefault(z.boolean(), false),
  /** Less than 24 months ago makes a founder; a firm from before 2019 leaves it out. */
  gruendungsdatum: z.optional(datum),
  /** Cents. */
  versicherungssumme: z.prefault(z.literal(summe.stufen), summe.vorgabe),
  sb: selbstbeteiligung(selbstbeteiligungen, 'SB_500'),
  buerohaftpflicht: z.prefault(z.boolean(), false),
  phvAnzahl: z.prefault(phvAnzahl, 'KEINE'),
  ...vorgeschichte,
  ...zahlung,
  ...zugesagt,
});
export type VhAnfrage = z.output<typeof vhAnfrage>;

export const vh2Tarifieren = tarifaufruf('vh2', 'financial loss liability', vhAnfrage);
