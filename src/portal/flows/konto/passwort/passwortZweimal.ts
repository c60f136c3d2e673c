import * as z from 'zod/mini';
import { passwort } from '#contract/fields/passwort.ts';
import { t } from './texte.ts';

/** The fields of a new password; what else the form asks for stands beside them. */
export const passwortFelder = { passwort, wiederholung: z.string() };

/** Both fields say the same (`domain/konto.md §1`). */
export const istZweimalGleich = z.refine<{ passwort: string; wiederholung: string }>(
  (form) => form.passwort === form.wiederholung,
  { path: ['wiederholung'], error: t('ungleich') },
);
