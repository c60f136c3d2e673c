import * as z from 'zod/mini';
import { beratungsformen, kundenwahl } from '#contract/entities/beratung.ts';
import { email } from '#contract/fields/email.ts';
import type { Entwurfsregel } from '#machines/entwurf.ts';
import { einstieg } from './hausratBeratung.ts';

const { bedarf, angebotswahl, empfehlung } = beratungsformen;

/** Answers of each step. */
export const antworten = {
  kunde: kundenwahl,
  erstinformation: z.object({
    ausgehaendigt: z.literal(
      true,
      'Bestätigen Sie, dass der Kunde Ihre Erstinformation hat, bevor Sie beraten.',
    ),
  }),
  bedarf,
  einstieg,
  angebotVergleich: z.object({ empfohlen: angebotswahl }),
  empfehlung,
  /** He went through it with the customer. */
  beratungsprotokoll: z.object({ gelesen: z.literal(true) }),
  abschlussweg: z.object({ email }),
} as const;

export type Beratungsfrage = keyof typeof antworten;
export type BeratungAntworten = {
  -readonly [Frage in Beratungsfrage]?: z.infer<(typeof antworten)[Frage]>;
};
export type Beratungsschritt = Beratungsfrage | 'gesendet';

/** How an advice under way is kept in its tab; what came of it is asked of the server again (decision 0102). */
export const entwurfsregel = {
  flow: 'vermittler/beratung',
  schema: 1,
  antworten,
} as const satisfies Entwurfsregel;
