import type * as z from 'zod/mini';
import type { personenkreis } from '../entities/risiken.ts';

/** Who travels (`specification §3`), in a sentence. */
export const reisende = {
  SINGLE: 'eine Person',
  SINGLE_PLUS_KIND: 'eine Person mit Kind',
  PAAR: 'ein Paar',
  FAMILIE: 'eine Familie',
} as const satisfies Record<z.infer<typeof personenkreis>, string>;

/** Where a trip may lead. */
export const reiseziel = {
  EUROPA: 'Europa und alle Länder am Mittelmeer',
  WELT: 'Weltweit',
} as const;
