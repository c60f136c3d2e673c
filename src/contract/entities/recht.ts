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

/** Why the last one stays who administers an agency (`domain/konto.md §7.3`). */
export const verwaltungBleibt = 'Mindestens eine Person muss die Agentur verwalten.';
