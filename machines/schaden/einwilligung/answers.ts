import * as z from 'zod/mini';
import {
  type Einwilligungsangaben,
  einwilligungsformen,
  type Erkennung,
  erkennungsform,
  schlussformen,
} from '#contract/schaeden/einwilligungsform.ts';
import type { Entwurfsregel } from '#machines/entwurf.ts';
import { codeantwort } from '#machines/parts/mailcode.ts';

/** Answers of each step; the name that ends it is kept by nobody. */
export const antworten = {
  identifizieren: erkennungsform,
  /** She has read what it is about. */
  information: z.strictObject({ gelesen: z.literal(true) }),
  ...einwilligungsformen,
  bestaetigen: z.union([schlussformen.erteilen, schlussformen.ablehnen]),
  code: codeantwort,
} as const;

export type EinwilligungsFrage = Exclude<keyof typeof antworten, 'code' | 'bestaetigen'>;
export type EinwilligungsAntworten = Partial<
  Einwilligungsangaben & {
    identifizieren: Erkennung;
    information: z.infer<(typeof antworten)['information']>;
  }
>;
export type EinwilligungsSchritt =
  | keyof typeof antworten
  | 'erteilt'
  | 'abgelehnt'
  | 'widerrufen'
  | 'beendet'
  | 'nichtWiderrufen'
  | 'linkUngueltig';

/** Nothing of it is kept: who was treated where lasts as long as the page stands (`domain/schaden.md §2`). */
export const entwurfsregel = {
  flow: 'schaden/einwilligung',
  schema: 1,
  antworten: {},
} as const satisfies Entwurfsregel;
