import * as z from 'zod/mini';
import type { Gemerktes } from '../../../formular/notizen.ts';
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

/** What was typed at a step, kept from the first key on beside the answers of the others. */
export function gemerktes(
  draft: ReturnType<typeof draftAt>,
  schritt: string,
  /** What is kept of it; where something is known before, also what was emptied. */
  was = gefuellt,
): Gemerktes {
  return {
    lies: () => {
      const antworten = z.safeParse(jeSchritt, draft.read()?.antworten).data ?? {};
      return z.safeParse(getippt, antworten[schritt]).data ?? {};
    },
    schreibe: (eingaben) => merken(draft, schritt, was(eingaben)),
  };
}

const jeSchritt = z.record(z.string(), z.unknown());
const getippt = z.record(z.string(), z.union([z.string(), z.boolean(), z.array(z.string())]));

/** Without what was emptied: it is no answer. */
function gefuellt(eingaben: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(eingaben).filter(([, wert]) => wert !== '' && wert !== false),
  );
}
