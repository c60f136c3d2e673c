import { zugang } from '#contract/fields/zugangsfristen.ts';
import * as z from 'zod/mini';
import { gemerkt } from '../../../speicher.ts';

const schluessel = 'handynummer-aendern';
const form = z.object({ token: z.string(), bis: z.number() });
/** How long the link of a phone reset counts (`domain/konto.md §1`). */
const gueltigMs = zugang.linkStunden.HANDYNUMMER * 3_600_000;

/** The secret of the link as a note in this tab: who looks for the SMS may find the page loaded anew. */
export function tokenNotiz(speicher: Storage, now: () => Date) {
  return {
    lesen: () => {
      const notiz = gemerkt(speicher, schluessel, form);
      return notiz && notiz.bis > now().getTime() ? notiz.token : null;
    },
    merken: (token: string) =>
      speicher.setItem(schluessel, JSON.stringify({ token, bis: now().getTime() + gueltigMs })),
    vergessen: () => speicher.removeItem(schluessel),
  };
}

export type TokenNotiz = ReturnType<typeof tokenNotiz>;
