import * as z from 'zod/mini';
import { datum } from '#contract/fields/datum.ts';
import type { Entwurfsregel } from '#machines/entwurf.ts';

/** Answers of a household application in small: a branch, a premium, a person. */
export const antworten = {
  wohnung: z.object({
    flaeche: z.int().check(z.minimum(10), z.maximum(999)),
    staendigBewohnt: z.boolean(),
  }),
  bausteine: z.object({ fahrrad: z.boolean(), glas: z.boolean() }),
  fahrrad: z.object({ wert: z.int().check(z.minimum(100), z.maximum(10_000)) }),
  tarif: z.object({ zahlweise: z.enum(['JAEHRLICH', 'MONATLICH']) }),
  person: z.object({
    nachname: z.string().check(z.minLength(1), z.maxLength(40)),
    geburtsdatum: datum,
  }),
} as const;

export type Musterantworten = {
  [Schritt in keyof typeof antworten]?: z.infer<(typeof antworten)[Schritt]>;
};
export type Musterfrage = keyof typeof antworten;
export type AntragsSchritt =
  | Musterfrage
  | 'zusammenfassung'
  | 'bestaetigung'
  | 'sorry'
  | 'unterbrochen';

/** Schema 1 asked for the surname alone, as `name`, and knew no glass cover. */
export const entwurfsregel = {
  flow: 'muster/antrag',
  schema: 2,
  antworten,
  migrationen: {
    2: ({ person, ...rest }) => ({
      ...rest,
      ...(person === undefined ? {} : { person: umbenannt(person) }),
    }),
  },
} as const satisfies Entwurfsregel;

function umbenannt(person: unknown): unknown {
  if (typeof person !== 'object' || person === null || !('name' in person)) return person;
  const { name, ...rest } = person;
  return { ...rest, nachname: name };
}
