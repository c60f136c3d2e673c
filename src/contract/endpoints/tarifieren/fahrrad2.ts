import * as z from 'zod/mini';
import { fahrradtyp } from '#contract/entities/risiken.ts';
import { datum } from '#contract/fields/datum.ts';
import { fahrrad } from '#contract/produkte/fahrrad.ts';
import { betragZwischen, risikoOrt, vorgeschichte, zahlung, zugesagt } from './angaben.ts';
import { tarifaufruf } from './tarifaufruf.ts';

const { grenzen } = fahrrad;

/** What a bicycle price asks for (`domain/antrag.md §6.1`); `vorschaeden` are thefts of the last 3 years. */
const fahrradAnfrage = z.strictObject({
  fahrradTyp: fahrradtyp,
  kaufpreis: betragZwischen(1, grenzen.kaufpreis.bis),
  /** Unknown counts as new. */
  kaufdatum: z.optional(datum),
  nutzung: z.prefault(z.enum(grenzen.nutzungen), 'PRIVAT'),
  risikoOrt,
  reparaturschutz: z.prefault(z.enum(grenzen.reparaturschutz), 'KEINER'),
  schutzbrief: z.prefault(z.boolean(), false),
  ...vorgeschichte,
  ...zahlung,
  ...zugesagt,
});
export type FahrradAnfrage = z.output<typeof fahrradAnfrage>;

export const fahrrad2Tarifieren = tarifaufruf('fahrrad2', 'bicycle', fahrradAnfrage);
