import { zugang } from '#contract/fields/zugangsfristen.ts';
import * as z from 'zod/mini';
import { codeWartezeitMs } from '#machines/parts/wartezeit.ts';
import { gemerkt } from '../../../speicher.ts';

const form = z.object({ email: z.string(), gesendetUm: z.number() });
/** How long a code for a lost password counts (`domain/konto.md §4`). */
const gueltigMs = zugang.passwortCodeStunden * 3_600_000;

/** For whom a code is waited for, as a note in this tab: the page for it survives a reload. */
export function codeNotiz(speicher: Storage, bereich: string, now: () => Date) {
  const schluessel = `passwort-vergessen.${bereich}`;
  return {
    lesen: () => {
      const notiz = gemerkt(speicher, schluessel, form);
      if (!notiz) return null;
      const seitMs = now().getTime() - notiz.gesendetUm;
      if (seitMs >= gueltigMs) return null;
      return { email: notiz.email, wartezeitMs: Math.max(0, codeWartezeitMs - seitMs) };
    },
    merken: (email: string) =>
      speicher.setItem(schluessel, JSON.stringify({ email, gesendetUm: now().getTime() })),
    vergessen: () => speicher.removeItem(schluessel),
  };
}

export type CodeNotiz = ReturnType<typeof codeNotiz>;
