import * as z from 'zod/mini';
import type { draftAt } from '../../draft.ts';

/** Keeps what is typed at a step beside the answers of the others; what does not hold yet is asked again. */
export function merken(
  draft: ReturnType<typeof draftAt>,
  schritt: string,
  werte: Readonly<Record<string, unknown>>,
): void {
  const frueher = z.safeParse(form, draft.read()?.antworten).data ?? {};
  draft.write({ schritt, antworten: { ...frueher, [schritt]: werte } });
}

/** What was typed at a step, as text; empty where nothing was. */
export function gemerkteWerte(
  draft: ReturnType<typeof draftAt>,
  schritt: string,
): Record<string, string> {
  const antworten = z.safeParse(form, draft.read()?.antworten).data ?? {};
  return z.safeParse(z.record(z.string(), z.string()), antworten[schritt]).data ?? {};
}

const form = z.record(z.string(), z.unknown());
