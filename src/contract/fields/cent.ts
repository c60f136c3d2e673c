import * as z from 'zod/mini';

/** Amount of money in whole euro cents (decision 0008). */
export const cent = z.int({ error: 'Geben Sie einen Betrag ein.' });
