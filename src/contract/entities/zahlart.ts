import * as z from 'zod/mini';

/** How a premium is paid (`specification §3`). */
export const zahlart = z.enum(['LASTSCHRIFT', 'RECHNUNG']);
export type Zahlart = z.infer<typeof zahlart>;

/** Labels as the specification §3 writes them. */
export const zahlartLabel = {
  LASTSCHRIFT: 'Lastschrift',
  RECHNUNG: 'Rechnung',
} as const satisfies Record<Zahlart, string>;
