import * as z from 'zod/mini';
import { hoechstensWuensche } from '#contract/endpoints/vertrag/schutz.ts';
import type { Entwurfsregel } from '#machines/entwurf.ts';
import { angaben } from '../aenderung/angaben.ts';
import { antworten as einzeln } from '../aenderung/answers.ts';

/** One change among several, answered as by itself: what is chosen, and what is asked with it. */
const schutzwunsch = z.object({
  auswahl: einzeln.auswahl,
  vorschaden: z.optional(angaben.vorschaden),
});
export type Schutzwunsch = z.infer<typeof schutzwunsch>;

/** Answers of each step. */
export const antworten = {
  einstellen: z.object({
    wuensche: z.prefault(z.array(schutzwunsch).check(z.maxLength(hoechstensWuensche)), []),
  }),
  /** What is agreed to with the comparison in sight. */
  pruefen: z.object({
    imAuftragDesKunden: z.boolean(),
    /** Where pending changes end with these. */
    entfallendesBestaetigt: z.boolean(),
  }),
} as const;

export type SchutzFrage = keyof typeof antworten;
export type SchutzAntworten = { -readonly [F in SchutzFrage]?: z.infer<(typeof antworten)[F]> };

/** How wishes under way are kept. */
export const entwurfsregel = {
  flow: 'vertrag/schutz',
  schema: 1,
  antworten,
} as const satisfies Entwurfsregel;

export type SchutzSchritt = SchutzFrage | 'gespeichert';
