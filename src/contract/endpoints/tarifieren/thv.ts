import * as z from 'zod/mini';
import { tierhalterhaftpflicht } from '#contract/produkte/tierhalterhaftpflicht.ts';
import { selbstbeteiligung, vorgeschichte, zahlung, zugesagt } from './angaben.ts';
import { tarifaufruf } from './tarifaufruf.ts';

const { summe, selbstbeteiligungen, grenzen } = tierhalterhaftpflicht;

const rasse = z.string().check(z.minLength(1), z.maxLength(60));

const hund = z.strictObject({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'Geben Sie den Namen des Hundes ein.'), z.maxLength(40)),
  rasse,
  mischling: z.prefault(z.boolean(), false),
  /** Second breed of a mixed dog; missing counts as UNBEKANNT. */
  mischlingsRasse: z.optional(z.nullable(rasse)),
});

/** What a pet-owner liability price asks for (`domain/antrag.md §6.2`). */
const thvAnfrage = z.strictObject({
  hunde: z.array(hund).check(z.minLength(grenzen.hunde.von), z.maxLength(grenzen.hunde.bis)),
  nutzung: z.prefault(z.enum(grenzen.nutzungen), 'PRIVAT'),
  auffaellig: z.prefault(z.boolean(), false),
  /** Cents. */
  versicherungssumme: z.prefault(z.literal(summe.stufen), summe.vorgabe),
  sb: selbstbeteiligung(selbstbeteiligungen, 'SB_KEINE'),
  ...vorgeschichte,
  ...zahlung,
  ...zugesagt,
});
export type ThvAnfrage = z.output<typeof thvAnfrage>;

export const thvTarifieren = tarifaufruf('thv', 'pet-owner liability', thvAnfrage);
