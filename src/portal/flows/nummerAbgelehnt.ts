import * as z from 'zod/mini';

/** 422 of a call about a phone number: the server's sentence why it does not take this one. */
export const nummerAbgelehnt = z.object({
  fehler: z.tuple([z.object({ feld: z.literal('handynummer'), text: z.string() })]),
});
