import * as z from 'zod/mini';
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
      .check(z.maxLength(3, 'Wählen Sie höchstens drei weitere Tätigkeiten.')),
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
