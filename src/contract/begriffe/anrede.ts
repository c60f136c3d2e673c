import type * as z from 'zod/mini';
import type { anrede as anreden } from '../entities/partner.ts';

/** Form of address as it is asked (`specification §3`). */
export const anrede = {
  FRAU: 'Frau',
  HERR: 'Herr',
  DIVERS: 'Divers',
  KEINE_ANGABE: 'Keine Angabe',
} as const satisfies Record<z.infer<typeof anreden>, string>;
