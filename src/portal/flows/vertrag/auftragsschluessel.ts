import * as z from 'zod/mini';
import { gemerkt } from '../../speicher.ts';
import type { DraftStorage } from '../draft.ts';

export type Auftragsschluessel = ReturnType<typeof auftragsschluessel>;

/**
 * Key of what is being sent, kept with the drafts of this tab: sent again, also after the page was opened anew,
 * the same request is done once.
 */
export function auftragsschluessel(speicher: DraftStorage, ...name: readonly string[]) {
  const ort = ['entwurf', ...name, 'auftrag'].join(':');
  return {
    zu(inhalt: unknown): string {
      const text = JSON.stringify(inhalt);
      const gesendet = gemerkt(speicher, ort, form);
      if (gesendet?.inhalt === text) return gesendet.schluessel;
      const schluessel = crypto.randomUUID();
      speicher.setItem(ort, JSON.stringify({ inhalt: text, schluessel }));
      return schluessel;
    },
    /** Once there is an answer, whatever it says: who wants the same later wants it anew. */
    vergessen: () => speicher.removeItem(ort),
  };
}

const form = z.object({ inhalt: z.string(), schluessel: z.string() });
