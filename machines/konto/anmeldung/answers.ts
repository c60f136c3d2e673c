import * as z from 'zod/mini';
import { email } from '#contract/fields/email.ts';
import { mfaCode } from '#contract/fields/mfaCode.ts';
import { passwort } from '#contract/fields/passwort.ts';

/** Answers of each step; a step takes no event whose answers its shape refuses. */
export const antworten = {
  zugangsdaten: z.object({
    email,
    // The rules for new passwords are not asked here: an old password may break them and still be right.
    passwort: z.string().check(z.minLength(1, 'Geben Sie Ihr Passwort ein.')),
  }),
  initialpasswort: z.object({ email }),
  neuesPasswort: z.object({ passwort }),
  code: z.object({ code: mfaCode, vertrauen: z.boolean() }),
  nutzungsbedingungen: z.object({
    nutzungsbedingungen: z.literal(true, 'Stimmen Sie den Nutzungsbedingungen zu.'),
    auftragsverarbeitung: z.literal(true, 'Stimmen Sie der Vereinbarung zu.'),
  }),
} as const;

/** The same, read. */
export type AnmeldeAntworten = {
  [Schritt in keyof typeof antworten]: z.infer<(typeof antworten)[Schritt]>;
};

export type AnmeldeSchritt = keyof typeof antworten | 'gesperrt' | 'angemeldet';
