import * as z from 'zod/mini';
import { widerrufsgrundKey } from '#contract/entities/beendigungsgrund.ts';
import { freitext, widerrufsfelder } from '#contract/endpoints/vertrag/beendigung.ts';
import type { Entwurfsregel } from '#machines/entwurf.ts';

/** Answers of each step. */
export const antworten = {
  /** She has seen until when, and what comes back. */
  uebersicht: z.object({ gelesen: z.literal(true) }),
  angaben: z.object({
    ...widerrufsfelder,
    /** Never asked of whoever is not signed in; none has to be given. */
    grund: z.optional(widerrufsgrundKey),
    freitext: z.optional(freitext),
    /** Nobody sees this field. */
    webseite: z.optional(z.string()),
  }),
} as const;

export type WiderrufsFrage = keyof typeof antworten;
export type WiderrufsAntworten = {
  [Frage in WiderrufsFrage]?: z.infer<(typeof antworten)[Frage]>;
};

/** How a revocation under way is kept. */
export const entwurfsregel = {
  flow: 'vertrag/widerruf',
  schema: 1,
  antworten,
} as const satisfies Entwurfsregel;

export type WiderrufsSchritt = WiderrufsFrage | 'bestaetigen' | 'bestaetigung' | 'abgelehnt';
