import * as z from 'zod/mini';
import { datum } from '#contract/fields/datum.ts';
import { privathaftpflicht } from '#contract/produkte/privathaftpflicht.ts';
import { selbstbeteiligung, vorgeschichte, zahlung, zugesagt } from './angaben.ts';
import { tarifaufruf } from './tarifaufruf.ts';

const { summe, selbstbeteiligungen, grenzen } = privathaftpflicht;

/** What a private liability price asks for (`domain/antrag.md §6.3`); `hfkVariante` instead of `deckung` for HFK. */
const phvAnfrage = z.strictObject({
  familienstand: z.prefault(z.enum(grenzen.familienstaende), 'SINGLE'),
  geburtsdatum: datum,
  /** Day the contract begins, on which the age counts; today where nothing is said. */
  versicherungsbeginn: z.optional(datum),
  diensthaftpflicht: z.optional(
    z.strictObject({
      eingeschlossen: z.boolean(),
      beruf: z.enum(grenzen.berufe),
    }),
  ),
  deckung: z.optional(z.enum(grenzen.varianten.ANDSAFE.stufen)),
  hfkVariante: z.optional(z.enum(grenzen.varianten.HFK.stufen)),
  /** Cents. */
  versicherungssumme: z.prefault(z.literal(summe.stufen), summe.vorgabe),
  sb: selbstbeteiligung(selbstbeteiligungen, 'SB_KEINE'),
  ...vorgeschichte,
  ...zahlung,
  ...zugesagt,
});
export type PhvAnfrage = z.output<typeof phvAnfrage>;

export const phvTarifieren = tarifaufruf('phv', 'private liability', phvAnfrage);
