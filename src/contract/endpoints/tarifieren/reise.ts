import * as z from 'zod/mini';
import { personenkreis as kreis } from '#contract/entities/risiken.ts';
import { datum } from '#contract/fields/datum.ts';
import { reise } from '#contract/produkte/reise.ts';
import { betragZwischen, hoechsterBetrag, zahlung, zugesagt } from './angaben.ts';
import { tarifaufruf } from './tarifaufruf.ts';

const { summe, grenzen } = reise;

const reisende = {
  personenkreis: z.prefault(kreis, 'SINGLE'),
  reisende: z
    .array(z.strictObject({ geburtsdatum: datum }))
    .check(z.minLength(grenzen.reisende.von), z.maxLength(grenzen.reisende.bis)),
  /** Price of the trip, of the dearest one in an annual contract, cents; needed with RUECKTRITT. */
  reisepreis: z.optional(betragZwischen(summe.von, hoechsterBetrag)),
  bausteine: z
    .array(z.enum(grenzen.bausteine))
    .check(z.minLength(1, 'Wählen Sie mindestens einen Baustein.'), z.maxLength(3)),
  /** Deductible of 20 percent in RUECKTRITT. */
  sb20: z.prefault(z.boolean(), false),
  zahlart: zahlung.zahlart,
  ...zugesagt,
};

const einzelreiseAnfrage = z.strictObject({
  art: z.literal('EINZELREISE'),
  ...reisende,
  ziel: z.prefault(z.enum(grenzen.ziele), 'EUROPA'),
  beginn: datum,
  ende: datum,
  /** Needed with RUECKTRITT less than 30 days before the trip. */
  buchungsdatum: z.optional(datum),
  zahlweise: z.prefault(z.literal('EINMALIG'), 'EINMALIG'),
});

const jahresvertragAnfrage = z.strictObject({
  art: z.literal('JAHRESVERTRAG'),
  ...reisende,
  zahlweise: zahlung.zahlweise,
});

/** What a travel price asks for, one trip or a year of trips (`domain/antrag.md §6.7`). */
const reiseAnfrage = z.discriminatedUnion('art', [einzelreiseAnfrage, jahresvertragAnfrage]);
export type ReiseAnfrage = z.output<typeof reiseAnfrage>;
export type EinzelreiseAnfrage = z.output<typeof einzelreiseAnfrage>;
export type JahresvertragAnfrage = z.output<typeof jahresvertragAnfrage>;

export const reiseTarifieren = tarifaufruf('reise', 'travel', reiseAnfrage);
