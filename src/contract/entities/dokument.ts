import * as z from 'zod/mini';
import { datum } from '#contract/fields/datum.ts';

/** Whether what a document says still counts: ERSETZT by a later one, AUFGEHOBEN because it was taken back (`domain/vertrag.md §5`). */
export const dokumentzustand = z.enum(['GUELTIG', 'ERSETZT', 'AUFGEHOBEN']);
export type Dokumentzustand = z.infer<typeof dokumentzustand>;

/** Document of a contract, a claim or an application (`specification §3`). */
export const dokument = z.object({
  name: z.string(),
  typ: z.string(),
  url: z.string(),
  /** Of what a contract keeps: which one, and the day it was made; absent where opening makes it. */
  id: z.optional(z.uuid()),
  datum: z.optional(datum),
  /** Of what a contract keeps; absent where opening makes it, which always counts. */
  zustand: z.optional(dokumentzustand),
  /** Day it stopped counting; null while it counts. */
  zustandSeit: z.optional(z.nullable(datum)),
});
export type Dokument = z.infer<typeof dokument>;
