import * as z from 'zod/mini';
import { waehlbareZahlweise } from '#contract/entities/zahlweise.ts';
import { datum } from '#contract/fields/datum.ts';

/** What is changed and to which value; one member per kind of change (`domain/vertrag.md §6`). */
export const aenderungswunsch = z.discriminatedUnion('art', [
  z.object({ art: z.literal('zahlweise'), wert: waehlbareZahlweise }),
]);

/** Answers of each step. */
export const antworten = {
  auswahl: z.object({ wunsch: aenderungswunsch, wirksamkeitsdatum: datum }),
} as const;
export type Auswahl = z.infer<typeof antworten.auswahl>;
export type Antworten = { auswahl?: Auswahl };

export type AenderungsSchritt = 'auswahl' | 'vergleich' | 'gespeichert' | 'unterbrochen';
