import * as z from 'zod/mini';
import { familienAnlass } from '#contract/entities/risiken.ts';
import { datum, geburtstag } from '#contract/fields/datum.ts';
import { pflichttext } from '#contract/fields/pflichttext.ts';
import { wohnflaeche } from '#contract/fields/wohnflaeche.ts';

const person = z.object({
  vorname: pflichttext({ was: 'den Vornamen', max: 60, ohneZiffern: true }),
  nachname: pflichttext({ was: 'den Nachnamen', max: 60, ohneZiffern: true }),
  geburtsdatum: geburtstag(),
});

/** What a kind of change may ask besides the new value, in the order in which it is asked (`domain/vertrag.md §6`). */
export const angaben = {
  vorschaden: z.object({
    elementarVorschaden: z.boolean('Wählen Sie, ob es einen solchen Schaden gab.'),
  }),
  wohnung: z.object({ wohnflaeche }),
  anlass: z.object({
    anlass: z.enum(familienAnlass.options, 'Wählen Sie, was sich geändert hat.'),
    anlassDatum: z.optional(datum),
  }),
  person1: person,
  person2: person,
  person3: person,
  /** By the id of the question; which ones must be there depends on the trades. */
  risikofragen: z.record(z.string().check(z.regex(/^R\d{2}$/)), z.boolean()),
} as const;

export type Angabe = keyof typeof angaben;
export const alleAngaben = Object.keys(angaben) as Angabe[];
export type Angaben = { -readonly [A in Angabe]?: z.infer<(typeof angaben)[A]> };

/** Who is named besides the policyholder. */
export function genannte({ person1, person2, person3 }: Angaben) {
  return [person1, person2, person3].filter((person) => person !== undefined);
}
