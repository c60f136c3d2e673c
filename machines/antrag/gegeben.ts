import * as z from 'zod/mini';

/** The number that a code would have to confirm; empty where there is none. */
export function nummerAus(kontakt: unknown): string {
  return z.safeParse(z.object({ handynummer: z.string() }), kontakt).data?.handynummer ?? '';
}

/** The prepared application that a declaration is for. */
export function antragIdAus(antwort: unknown): string | undefined {
  return z.safeParse(z.object({ antragId: z.string() }), antwort).data?.antragId;
}
