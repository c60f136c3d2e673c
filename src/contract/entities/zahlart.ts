import * as z from 'zod/mini';

/** How a premium is paid (`specification §3`). */
export const zahlart = z.enum(['LASTSCHRIFT', 'RECHNUNG']);
export type Zahlart = z.infer<typeof zahlart>;
