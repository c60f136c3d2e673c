import * as z from 'zod/mini';

/** Number of a partner (customer) as the back office writes it: `P` and 6 digits. */
export const partnerNummer = z
  .string()
  .check(z.regex(/^P\d{6}$/, 'Bitte prüfen Sie die Partnernummer.'));
