import * as z from 'zod/mini';
import { betriebsbausteine } from '#contract/entities/betriebshaftpflichtbaustein.ts';
import { datum } from '#contract/fields/datum.ts';
import { betriebshaftpflicht } from '#contract/produkte/betriebshaftpflicht.ts';
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

const { summe, selbstbeteiligungen, grenzen } = betriebshaftpflicht;

/** What a business liability price asks for (`domain/antrag.md §6.5`). */
export const betriebsangaben = {
  ...gewerbe,
  risikofragen,
  jahresumsatz: betragZwischen(grenzen.jahresumsatz.von, grenzen.jahresumsatz.bis),
  anzahlMitarbeiter: z.prefault(
    z.int().check(z.gte(grenzen.mitarbeiter.von), z.lte(grenzen.mitarbeiter.bis)),
    0,
  ),
  auslandsumsatzUSA: z.prefault(z.boolean(), false),
  /** Less than 24 months ago makes a founder; a firm from before 2019 leaves it out. */
  gruendungsdatum: z.optional(datum),
  versicherungssumme: z.prefault(z.literal(summe.stufen), summe.vorgabe),
  sb: selbstbeteiligung(selbstbeteiligungen, 'SB_250'),
  ...vorgeschichte,
};

const bhvAnfrage = z.strictObject({
  ...betriebsangaben,
  /** The tariff of today alone has them. */
  bausteine: z.prefault(betriebsbausteine, []),
  ...zahlung,
  ...zugesagt,
});
export type BhvAnfrage = z.output<typeof bhvAnfrage>;

export const bhvTarifieren = tarifaufruf('bhv', 'business liability', bhvAnfrage);
