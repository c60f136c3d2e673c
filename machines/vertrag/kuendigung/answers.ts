import * as z from 'zod/mini';
import { kuendigungsgrundKey } from '#contract/entities/beendigungsgrund.ts';
import { nachweisdateien } from '#contract/entities/upload.ts';
import { freitext } from '#contract/endpoints/vertrag/beendigung.ts';
import { datum } from '#contract/fields/datum.ts';
import { iban } from '#contract/fields/iban.ts';
import type { Entwurfsregel } from '#machines/entwurf.ts';

/** Answers of each step. */
export const antworten = {
  /** She has seen what her contract offers. */
  uebersicht: z.object({ gelesen: z.literal(true) }),
  grund: z.object({ grund: kuendigungsgrundKey, freitext: z.optional(freitext) }).check(
    z.refine(({ grund, freitext: text }) => grund !== 'SONSTIGES' || text !== undefined, {
      error: 'Geben Sie Ihren Grund ein.',
      path: ['freitext'],
    }),
  ),
  datum: z.object({ kuendigungsdatum: datum }),
  nachweis: z.object({
    nachweise: nachweisdateien.check(z.minLength(1)),
  }),
  feedback: z.strictObject({ freitext: z.optional(freitext) }),
} as const;

/** What is given with the binding click: where the refund goes, if she says so. No draft keeps it. */
const konto = z.strictObject({ iban: z.optional(iban) });

/** Every shape a step takes. */
export const formen = { ...antworten, pruefen: konto } as const;

export type KuendigungsFrage = keyof typeof antworten;
export type KuendigungsAntworten = {
  [Frage in KuendigungsFrage]?: z.infer<(typeof antworten)[Frage]>;
};

/** How a cancellation under way is kept. */
export const entwurfsregel = {
  flow: 'vertrag/kuendigung',
  schema: 1,
  antworten,
} as const satisfies Entwurfsregel;

export type KuendigungsSchritt = KuendigungsFrage | 'pruefen' | 'bestaetigung';
