import * as z from 'zod/mini';
import { plz, plzSchweiz } from '#contract/fields/plz.ts';
import { adresse, angabenZurPerson, type Jetzt } from './answers.ts';
import type { Widerspruch } from './regel.ts';

/** Where whoever takes the insurance out may live; Switzerland only where its brand sells (`domain/antrag.md §8.4`). */
export type Wohnland = 'DE' | 'CH';

/** Block P of somebody who lives where she says, in Germany or in Switzerland; nothing said is Germany. */
export function personMitLand(jetzt: Jetzt) {
  const wer = z.extend(angabenZurPerson(jetzt), {
    woanders: z.prefault(z.literal(true), true),
    ...adresse.shape,
  });
  return z.discriminatedUnion('land', [
    z.extend(wer, { land: z.optional(z.literal('DE')), plz }),
    z.extend(wer, { land: z.literal('CH'), plz: plzSchweiz }),
  ]);
}

/** What speaks against where she lives, under a brand of that market. */
export function wohnlandWiderspruch(
  person: { readonly land?: Wohnland | undefined } | undefined,
  markt: Wohnland,
): readonly Widerspruch[] {
  const wohnt = person?.land ?? 'DE';
  if (!person || wohnt === 'DE' || wohnt === markt) return [];
  return [
    { feld: 'land', text: 'Hier können Sie nur abschließen, wenn Sie in Deutschland wohnen.' },
  ];
}
