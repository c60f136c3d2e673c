import * as z from 'zod/mini';
import { emailCode } from '#contract/fields/emailCode.ts';
import { fragtGeburtsdatum } from '#contract/schaeden/geschaedigt.ts';
import {
  type Geschaedigtenangaben,
  geschaedigtenformen,
} from '#contract/schaeden/geschaedigtenform.ts';
import type { Entwurfsregel } from '#machines/entwurf.ts';

const { verursacher, geschaedigte, schaden, forderung } = geschaedigtenformen;

/** The code of the mail. */
export const codeantwort = z.strictObject({ code: emailCode });

/** Answers of each step; the closing ones are kept by nobody. */
export const antworten = {
  ...geschaedigtenformen,
  pruefen: z.strictObject({
    wahr: z.literal(true, 'Bestätigen Sie, dass Ihre Angaben vollständig und wahr sind.'),
  }),
  code: codeantwort,
} as const;

export type GeschaedigtenFrage = keyof Geschaedigtenangaben;
export type GeschaedigtenAntworten = Partial<Geschaedigtenangaben>;
export type GeschaedigtenSchritt = keyof typeof antworten | 'gemeldet';

/** How a report under way is kept: neither an account, nor whatever may tell of an injury (`domain/schaden.md §2`). */
export const entwurfsregel = {
  flow: 'schaden/geschaedigter',
  schema: 1,
  antworten: { verursacher, geschaedigte },
  teile: {
    schaden: {
      schadenart: schaden.shape.schadenart.check(z.refine((art) => !fragtGeburtsdatum(art))),
      schadendatum: schaden.shape.schadendatum,
      uhrzeit: schaden.shape.uhrzeit,
      ort: schaden.shape.ort,
    },
    // Never whole, or it would be taken for an answer without an account.
    forderung: { positionen: forderung.shape.positionen },
  },
} as const satisfies Entwurfsregel;
