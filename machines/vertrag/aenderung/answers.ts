import * as z from 'zod/mini';
import { waehlbareZahlweise } from '#contract/entities/zahlweise.ts';
import { datum } from '#contract/fields/datum.ts';
import type { Entwurfsregel } from '#machines/entwurf.ts';

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

/** How a change under way is kept. */
export const entwurfsregel = {
  flow: 'vertrag/aenderung',
  schema: 1,
  antworten,
} as const satisfies Entwurfsregel;

export type AenderungsSchritt = 'auswahl' | 'vergleich' | 'gespeichert' | 'unterbrochen';
