import * as z from 'zod/mini';
import { gewerblicheGrenzen } from '#contract/produkte/gewerblich.ts';
import { zeile } from './zeile.ts';

/** A trade as the finder names it; what is insured and priced goes by the id. */
const taetigkeit = z.object({
  gewerbeId: z.string().check(z.regex(/^\d{4}$/, 'Wählen Sie eine Tätigkeit aus der Liste.')),
  name: z.string().check(z.maxLength(100)),
});

export const gewerbearten = zeile(
  'gewerbearten',
  {
    hauptgewerbe: taetigkeit,
    nebengewerbe: z
      .array(taetigkeit)
      .check(
        z.maxLength(
          gewerblicheGrenzen.nebengewerbe,
          `Wählen Sie höchstens ${gewerblicheGrenzen.nebengewerbe} weitere Tätigkeiten.`,
        ),
      ),
  },
  {
    fragen: [{ frage: 'risikofragen' }],
    wunsch: ({ hauptgewerbe, nebengewerbe }, { risikofragen = {} }) => ({
      hauptgewerbe: hauptgewerbe.gewerbeId,
      nebengewerbe: nebengewerbe.map(({ gewerbeId }) => gewerbeId),
      risikofragen,
    }),
  },
);
