import type * as z from 'zod/mini';
import type { Frageseite } from '#machines/formular/frage.ts';
import { useFormularMit, type Zutaten } from './formularMit.ts';
import type { Gemerktes } from './notizen.ts';
import { useFormValues } from './useFormValues.ts';

/** A form of one page, checked by its shape when it is sent; `gemerkt` is what was typed before, and where it is kept. */
export function useFormular<Form extends z.ZodMiniType>(
  seite: Frageseite,
  form: Form,
  { gemerkt, ...zutaten }: Zutaten & { gemerkt?: Gemerktes } = {},
) {
  return useFormularMit(useFormValues(gemerkt), seite, form, zutaten);
}
