import * as z from 'zod/mini';
import type { AntragKontext } from './context.ts';

/** The number that a code would have to confirm; empty where there is none. */
export function nummerAus(kontakt: unknown): string {
  return z.safeParse(z.object({ handynummer: z.string() }), kontakt).data?.handynummer ?? '';
}

/** The prepared application that a declaration is for. */
export function antragIdAus(antwort: unknown): string | undefined {
  return z.safeParse(z.object({ antragId: z.string() }), antwort).data?.antragId;
}

/** Her documents were mailed to her, or she opened them herself (VVG § 7 (1)): a page that shows them is no text form. */
export function sindAusgehaendigt({
  ergebnisse,
  geoeffneterAntrag,
}: Pick<AntragKontext, 'ergebnisse' | 'geoeffneterAntrag'>): boolean {
  const antrag = ergebnisse.unterlagenVorbereiten?.ergebnis;
  return antrag?.zugestellt !== undefined || antrag?.antragId === geoeffneterAntrag;
}
