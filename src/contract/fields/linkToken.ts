import * as z from 'zod/mini';

/** Secret of a link or of a right, 256 bit; that of a link stands behind the `#` of its address. */
export const linkToken = z.string().check(z.regex(/^[\w-]{43}$/, 'Prüfen Sie den Link.'));
