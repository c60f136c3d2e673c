import type { Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { plain } from './arrival.ts';
import { inTime, patienceWith } from './inTime.ts';

/** What goes by in the corner once an answer has come, by the answer (`speichern ✓ vorgemerkt`); nothing unless told. */
export type Toasts = Readonly<
  Record<string, string | ((snapshot: AnyMachineSnapshot) => string | null)>
>;

/** Reads what has gone by since the last look: what is due must have, and nothing else, one sentence each. */
export async function wrongToasts(
  page: Page,
  toasts: Toasts,
  { snapshot, name }: { snapshot: AnyMachineSnapshot; name: string },
): Promise<string[]> {
  const told = toasts[name];
  const due = typeof told === 'function' ? told(snapshot) : (told ?? null);
  const missing = due === null ? [] : await missed(page, plain(due));
  const others = (await page.evaluate(taken)).filter(
    (toast) => due === null || toast !== plain(due),
  );
  return [...missing, ...others.map((toast) => `nobody told that „${toast}“ goes by`)];
}

async function missed(page: Page, due: string): Promise<string[]> {
  const there = page.waitForFunction(hasGoneBy, due, { timeout: 0 });
  const sentence = `„${due}“ does not go by`;
  return inTime(there, () => sentence, patienceWith(page)).then(
    () => [],
    () => [sentence],
  );
}

/** Runs in the page before the portal does: a toast is gone before a slow look. */
export function followToasts(): void {
  const toasts: string[] = [];
  Object.assign(globalThis, { toasts });
  const look = () => {
    for (const toast of document.querySelectorAll<HTMLElement>('output [data-state] p')) {
      if (toast.dataset['read'] === 'true') continue;
      const text = (toast.textContent ?? '')
        .replaceAll('\u00AD', '')
        .replaceAll(/\s+/g, ' ')
        .trim();
      if (text === '') continue;
      toast.dataset['read'] = 'true';
      toasts.push(text);
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}

/** Runs in the page. */
function hasGoneBy(due: string): boolean {
  const toasts: unknown = Reflect.get(globalThis, 'toasts');
  return Array.isArray(toasts) && toasts.includes(due);
}

/** Runs in the page: what was looked at is not looked at again. */
function taken(): string[] {
  const toasts: unknown = Reflect.get(globalThis, 'toasts');
  return Array.isArray(toasts) ? toasts.splice(0).map(String) : [];
}
