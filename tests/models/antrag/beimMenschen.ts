import * as z from 'zod/mini';
import type { FlowInBrowser } from '#tests/models/browser/flowInBrowser.ts';

/** Who she is and how to reach her goes along to the person who looks at her application (`domain/antrag.md §5`). */
export const beimMenschen: NonNullable<FlowInBrowser['behind']> = {
  'bonitaetPruefen ✓ unklar': {
    path: '/vermittler-nachricht',
    says: () => [],
    holds: ({ context }) => {
      const { person, ansprechpartner = person, kontakt } = z.parse(wer, context).antworten;
      return {
        'Ihr Name': `${ansprechpartner?.vorname} ${ansprechpartner?.nachname}`,
        'E-Mail-Adresse': kontakt.email,
      };
    },
  },
};

const mensch = z.optional(z.object({ vorname: z.string(), nachname: z.string() }));
const wer = z.object({
  antworten: z.object({
    person: mensch,
    ansprechpartner: mensch,
    kontakt: z.object({ email: z.string() }),
  }),
});
