import * as z from 'zod/mini';

/** Rights a sub-agent can hold (`domain/vertrag.md §13`). */
export const recht = z.enum([
  'kundenSehen',
  'antragStellen',
  'vertragAendern',
  'schadenMelden',
  'agenturVerwalten',
]);
export type Recht = z.infer<typeof recht>;
