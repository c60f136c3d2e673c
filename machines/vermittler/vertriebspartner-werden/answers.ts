import * as z from 'zod/mini';
import { type Anbindungsantworten, anbindungsformen } from '#contract/entities/anbindung.ts';
import type { Entwurfsregel } from '#machines/entwurf.ts';
import { codeantwort } from '#machines/parts/mailcode.ts';

const { vermittlerart, firma, registrierung, ansprechpartner } = anbindungsformen;

/** Answers of each step; the closing ones are kept by nobody. */
export const antworten = {
  ...anbindungsformen,
  zusammenfassung: z.strictObject({
    wahr: z.literal(true, 'Bestätigen Sie, dass Ihre Angaben vollständig und wahr sind.'),
  }),
  code: codeantwort,
} as const;

export type Partnerfrage = keyof Anbindungsantworten;
export type PartnerAntworten = Partial<Anbindungsantworten>;
export type Partnerschritt = keyof typeof antworten | 'tippgeber' | 'gesendet';

/**
 * How an application under way is kept in its tab. Account and tax numbers, and what she agrees to, are kept as long as
 * the page stands, and asked again after that (decision 0094).
 */
export const entwurfsregel = {
  flow: 'vermittler/vertriebspartner-werden',
  schema: 1,
  antworten: { vermittlerart, firma, registrierung, ansprechpartner },
} as const satisfies Entwurfsregel;
