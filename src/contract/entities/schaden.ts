import * as z from 'zod/mini';
import { datum } from '#contract/fields/datum.ts';
import { versicherungsNummer } from '#contract/fields/versicherungsNummer.ts';
import { produktSchluessel } from './produkt.ts';

/** Claim number: `S`, year and 7 digits, as in S26-0001234 (`domain/schaden.md §7`). */
export const schadenNummer = z
  .string()
  .check(
    z.regex(/^S\d{2}-\d{7}$/, 'Bitte prüfen Sie die Schadennummer, zum Beispiel S26-0001234.'),
  );

/** Where a claim stands (`domain/schaden.md §7`). */
export const schadenstatus = z.enum([
  'GEMELDET',
  'IN_PRUEFUNG',
  'UNTERLAGEN_ANGEFORDERT',
  'REGULIERT',
  'TEILREGULIERT',
  'ABGELEHNT',
  'GESCHLOSSEN',
  'RUHEND',
  'WIEDEREROEFFNET',
  'ZURUECKGEZOGEN',
]);

/** Claim as a list shows it (`domain/schaden.md §7`). */
export const schadenkopf = z.object({
  schadenNummer,
  versicherungsNummer,
  productKey: produktSchluessel,
  /** Key of the kind of damage, and its name. */
  schadenart: z.string(),
  bezeichnung: z.string(),
  schadendatum: datum,
  status: schadenstatus,
  letzteAktivitaet: z.iso.datetime(),
  /** Required documents that have not come and parts that were not answered yet. */
  fehlend: z.int(),
});
export type Schadenkopf = z.infer<typeof schadenkopf>;

/** Claims of which nothing is to come any more; all others are open (`domain/schaden.md §7`). */
export const entschieden: ReadonlySet<z.infer<typeof schadenstatus>> = new Set([
  'REGULIERT',
  'ABGELEHNT',
  'GESCHLOSSEN',
  'ZURUECKGEZOGEN',
]);
