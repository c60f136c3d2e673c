import * as z from 'zod/mini';

/** Agent id: exactly 10 digits (`specification §5`). */
export const vermittlerNummer = z
  .string()
  .check(z.regex(/^\d{10}$/, 'Geben Sie die 10-stellige Vermittlernummer ein.'));
