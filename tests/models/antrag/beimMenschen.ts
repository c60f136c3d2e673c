import * as z from 'zod/mini';
import type { FlowInBrowser } from '#tests/models/browser/flowInBrowser.ts';

/** Who she is and how to reach her goes along to the person who looks at her application (`domain/antrag.md §5`). */
export const beimMenschen: NonNullable<FlowInBrowser['behind']> = {
  'bonitaetPruefen ✓ unklar': {
    path: '/vermittler-nachricht',
    says: () => [],
    holds: ({ context }) => {
      const { person, firma = person, kontaktZahlung } = z.parse(wer, context).antworten;
      return {
        'Ihr Name': `${firma?.vorname} ${firma?.nachname}`,
        'E-Mail-Adresse': kontaktZahlung.email,
      };
    },
  },
};

const mensch = z.optional(z.object({ vorname: z.string(), nachname: z.string() }));
const wer = z.object({
  antworten: z.object({
    person: mensch,
    firma: mensch,
    kontaktZahlung: z.object({ email: z.string() }),
  }),
});
