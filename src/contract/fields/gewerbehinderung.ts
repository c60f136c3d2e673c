import * as z from 'zod/mini';
import type { grund } from '../endpoints/tarifieren/antwort.ts';

/** Why a product cannot be had online for a trade, whatever else she answers (`domain/daten.md §5`). */
export const gewerbehinderung = z.enum([
  'GEWERBE',
  'GEWERBE_PRUEFUNG',
  'PFLICHTVERSICHERUNG',
] as const satisfies readonly z.infer<typeof grund>[]);
export type Gewerbehinderung = z.infer<typeof gewerbehinderung>;
