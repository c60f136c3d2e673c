import * as z from 'zod/mini';
import { schadendateienMax, schadenereignis, schadenkontakt } from '#contract/endpoints/schaden.ts';
import { nachweisdatei } from '#contract/entities/upload.ts';
import { istEnthalten } from '#contract/schaeden/deckung.ts';
import { mitRegeln, regeltexte } from '#contract/schaeden/mitRegeln.ts';
import { meldungspruefung, meldungstexte } from '#contract/schaeden/pruefung.ts';
import type { Schadensparte } from '#contract/schaeden/sparte.ts';
import type { Entwurfsregel } from '#machines/entwurf.ts';

/** Answers of each step of a report; the same shapes for every product but for its kinds of damage. */
export function meldungsformen(sparte: Schadensparte) {
  return {
    schadenart: z.strictObject({
      schadenart: z.string().check(
        z.refine((art) => Object.hasOwn(sparte.arten, art), {
          error: 'Wählen Sie, was passiert ist.',
        }),
      ),
      /** She reports it although her contract does not have it: the desk decides. */
      trotzdem: z.optional(z.literal(true)),
    }),
    ereignis: schadenereignis,
    fotos: z.strictObject({ fotos: z.array(nachweisdatei).check(z.maxLength(schadendateienMax)) }),
  } as const;
}

/** Who reports: the customer, or a broker for her. */
export type Melder = 'KUNDE' | 'VERMITTLER';

/** What is given with the report itself: how she is reached, and that it is true. No draft keeps it. */
export const meldungsschluss = z.strictObject({
  ...schadenkontakt.shape,
  wahr: z.literal(true, regeltexte.WAHR),
});

const schlussformen = {
  KUNDE: meldungsschluss,
  VERMITTLER: z.extend(meldungsschluss, {
    kundeInformiert: z.literal(true, meldungstexte.INFORMIERT),
  }),
} as const satisfies Record<Melder, z.ZodMiniType>;
export type Meldungsschluss = z.infer<(typeof schlussformen)[Melder]>;

/** The same as whoever reports gives it: a broker says besides that the customer knows (`domain/schaden.md §10`). */
export function schlussform(melder: Melder): z.ZodMiniType<Meldungsschluss> {
  return schlussformen[melder];
}

/** The report's second step with everything the kind of damage asks for, as its page checks it. */
export function ereignisform(sparte: Schadensparte, schadenart: string, heute: string) {
  return mitRegeln(schadenereignis, (ereignis) =>
    meldungspruefung(sparte, schadenart, ereignis, heute),
  );
}

export type Meldungsfrage = keyof ReturnType<typeof meldungsformen>;
export type Meldungsantworten = {
  [Frage in Meldungsfrage]?: z.infer<ReturnType<typeof meldungsformen>[Frage]>;
};
export type Meldungsschritt = Meldungsfrage | 'pruefen' | 'gemeldet';

/** How a report under way is kept. */
export function meldungsentwurf(flow: `schaden/${string}`, sparte: Schadensparte) {
  return { flow, schema: 1, antworten: meldungsformen(sparte) } as const satisfies Entwurfsregel;
}

/** Whether the contract has what such a damage needs, or she reports it all the same. */
export function darfMelden(
  sparte: Schadensparte,
  { schadenart, trotzdem }: NonNullable<Meldungsantworten['schadenart']>,
  deckungen: readonly string[],
): boolean {
  const art = sparte.arten[schadenart];
  return art !== undefined && (trotzdem === true || istEnthalten(art, deckungen));
}
