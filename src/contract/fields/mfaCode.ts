import * as z from 'zod/mini';

/** One-time code from an SMS: 6 digits; spaces typed or pasted in between are ignored (`specification §5`). */
export const mfaCode = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) => text.replaceAll(/\s/g, '')),
  ),
  z.string().check(z.regex(/^\d{6}$/, 'Geben Sie die 6 Ziffern aus der SMS ein.')),
);
