import * as z from 'zod/mini';
import type { AenderungsArt } from '#contract/aenderungen/seiten.ts';
import { nachweisdateien } from '#contract/entities/upload.ts';
import { datum } from '#contract/fields/datum.ts';
import type { Entwurfsregel } from '#machines/entwurf.ts';
import { angaben } from './angaben.ts';
import { zeilen } from './arten/zeilen.ts';

const formen = Object.values(zeilen).map((zeile) => zeile.auswahl);
type Form = (typeof formen)[number];

/** What is changed and to which value, with the days that were offered for it; one member per kind (`domain/vertrag.md §6`). */
const auswahl = z.discriminatedUnion('art', formen as [Form, ...Form[]]);

/** What is chosen for a kind. */
export type AuswahlVon = { [Art in AenderungsArt]: z.infer<(typeof zeilen)[Art]['auswahl']> };
export type Auswahl = AuswahlVon[AenderungsArt];

/** Answers of each step. */
export const antworten = {
  auswahl,
  ...angaben,
  termin: z.object({ wirksamkeitsdatum: datum }),
  /** What is agreed to with the comparison in sight. */
  vergleich: z.object({
    ohneElementar: z.boolean(),
    imAuftragDesKunden: z.boolean(),
    /** Where pending changes end with this one. */
    entfallendesBestaetigt: z.optional(z.boolean()),
    /** Where the calculation asks for a proof. */
    nachweise: z.optional(nachweisdateien),
  }),
} as const;

export type AenderungsFrage = keyof typeof antworten;
export type AenderungsAntworten = {
  -readonly [F in AenderungsFrage]?: z.infer<(typeof antworten)[F]>;
};

/** How a change under way is kept. */
export const entwurfsregel = {
  flow: 'vertrag/aenderung',
  schema: 2,
  antworten,
} as const satisfies Entwurfsregel;

export type AenderungsSchritt = AenderungsFrage | 'gespeichert';
