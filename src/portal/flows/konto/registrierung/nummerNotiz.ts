import * as z from 'zod/mini';
import { gemerkt } from '../../../speicher.ts';

const schluessel = 'registrierung';
const form = z.object({ partnerNummer: z.string() });

/** That only the number is missing, as a note in this tab: who looks for the SMS may find the page loaded anew. */
export function nummerNotiz(speicher: Storage) {
  return {
    lesen: () => gemerkt(speicher, schluessel, form),
    merken: (partnerNummer: string) =>
      speicher.setItem(schluessel, JSON.stringify({ partnerNummer })),
    vergessen: () => speicher.removeItem(schluessel),
  };
}

export type NummerNotiz = ReturnType<typeof nummerNotiz>;
