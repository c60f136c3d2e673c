import * as z from 'zod/mini';
import type { ServiceResponse } from '#contract/serviceResponse.ts';
import { gemerkt } from './speicher.ts';

export type Auftragsschluessel = ReturnType<typeof auftragsschluessel>;

/** Where the key is kept: with the drafts of this tab, or for as long as the page stands (`nurHier`). */
type Schluesselablage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Key of what is being sent: sent again after a failure, also after the page was opened anew, the same request is
 * done once. Once there is an answer, whatever it says, who wants the same later wants it anew: kept, a refusal would
 * be answered again although its reason is gone.
 */
export function auftragsschluessel(ablage: Schluesselablage, ...name: readonly string[]) {
  const ort = ['entwurf', ...name, 'auftrag'].join(':');
  function schluesselZu(inhalt: unknown): string {
    const text = JSON.stringify(inhalt);
    const gesendet = gemerkt(ablage, ort, form);
    if (gesendet?.inhalt === text) return gesendet.schluessel;
    const schluessel = crypto.randomUUID();
    ablage.setItem(ort, JSON.stringify({ inhalt: text, schluessel }));
    return schluessel;
  }
  return {
    /** Sends under the key of its contents; what is answered when the flow has `left` it was not told to her. */
    async sende<T>(
      inhalt: unknown,
      ruf: (idempotencyKey: string) => Promise<ServiceResponse<T>>,
      left?: AbortSignal,
    ): Promise<ServiceResponse<T>> {
      const antwort = await ruf(schluesselZu(inhalt));
      if (istBeantwortet(antwort) && left?.aborted !== true) ablage.removeItem(ort);
      return antwort;
    },
  };
}

/** Keeps a key for as long as the page stands. */
export function nurHier(): Schluesselablage {
  const gehalten = new Map<string, string>();
  return {
    getItem: (ort) => gehalten.get(ort) ?? null,
    setItem: (ort, wert) => void gehalten.set(ort, wert),
    removeItem: (ort) => void gehalten.delete(ort),
  };
}

/** The request itself was answered; a lost answer, a fault, and what is asked of her first are none. */
function istBeantwortet({ ok, canceled, errorStatus }: ServiceResponse<unknown>): boolean {
  if (ok) return !canceled;
  return typeof errorStatus === 'number' && errorStatus < 500 && !vorher.has(errorStatus);
}

/** Sign in, confirm yourself, wait: nothing was looked at yet. */
const vorher: ReadonlySet<number> = new Set([401, 403, 408, 429]);

const form = z.object({ inhalt: z.string(), schluessel: z.string() });
