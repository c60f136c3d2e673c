import * as z from 'zod/mini';

/** E-mail address, trimmed and in lower case, at most 254 characters (`domain/konto.md §1`). */
export const email = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) => text.trim().toLowerCase()),
  ),
  z
    .string()
    .check(
      z.minLength(1, 'Geben Sie Ihre E-Mail-Adresse ein.'),
      z.maxLength(254, 'Die E-Mail-Adresse ist zu lang. Geben Sie höchstens 254 Zeichen ein.'),
      z.regex(
        /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/,
        'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.org.',
      ),
    ),
);
