import type { ZodMiniType } from 'zod/mini';
import type { Entwurfsregel } from '#machines/entwurf.ts';

/**
 * What no draft of an application keeps: the question that opens one, the code, bank data, and the
 * declarations, which are given for documents that are made anew (`domain/antrag.md §7`).
 */
const ausgenommen = new Set(['entwurf', 'telefon', 'zahlung', 'unterlagen']);

/** How an application is kept, by the shapes of the day on which it is read. */
export function entwurfsregel(
  flow: string,
  formen: Readonly<Record<string, ZodMiniType>>,
): Entwurfsregel {
  const antworten = Object.fromEntries(
    Object.entries(formen).filter(([schritt]) => !ausgenommen.has(schritt)),
  );
  return { flow, schema: 2, antworten };
}
