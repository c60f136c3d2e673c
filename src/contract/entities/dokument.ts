import * as z from 'zod/mini';
import { datum } from '#contract/fields/datum.ts';

/** Document of a contract, a claim or an application (`specification §3`). */
export const dokument = z.object({
  name: z.string(),
  typ: z.string(),
  url: z.string(),
  /** Of what a contract keeps: which one, and the day it was made; absent where opening makes it. */
  id: z.optional(z.uuid()),
  datum: z.optional(datum),
});
export type Dokument = z.infer<typeof dokument>;
