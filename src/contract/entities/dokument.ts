import * as z from 'zod/mini';

/** Document of a contract, a claim or an application (`specification §3`). */
export const dokument = z.object({ name: z.string(), typ: z.string(), url: z.string() });
export type Dokument = z.infer<typeof dokument>;
