import * as z from 'zod/mini';
import { istZuEinfach } from '#contract/fields/einfachePasswoerter.ts';
import { passwort } from '#contract/fields/passwort.ts';
import type { Fragefeld } from '#machines/formular/frage.ts';
import { t as konto } from '../texte.ts';
import { t } from './texte.ts';

/** A new password, and once more. */
export const neuesPasswort = [
  {
    name: 'passwort',
    art: 'passwort',
    label: t('neuesPasswort'),
    autoComplete: 'new-password',
  },
  {
    name: 'wiederholung',
    art: 'passwort',
    label: t('wiederholung'),
    autoComplete: 'new-password',
  },
] as const satisfies readonly Fragefeld[];

/** Their shape; what else the form asks for stands beside them. */
export const passwortFelder = {
  passwort: passwort.check(z.refine((text) => !istZuEinfach(text), konto('PASSWORT_ZU_EINFACH'))),
  wiederholung: z.string().check(z.minLength(1, t('wiederholen'))),
};

/** It keeps the rules that are listed, and would be refused all the same. */
export function wirdAbgelehnt(text: string): boolean {
  return passwort.safeParse(text).success && !passwortFelder.passwort.safeParse(text).success;
}

/** Both fields say the same (`domain/konto.md §1`); asked too while the password breaks a rule, so that she reads both at once. */
export const istZweimalGleich = z.refine<{ passwort: string; wiederholung: string }>(
  ({ passwort: neu, wiederholung }) => wiederholung === '' || neu === wiederholung,
  { path: ['wiederholung'], error: t('ungleich'), when: () => true },
);
