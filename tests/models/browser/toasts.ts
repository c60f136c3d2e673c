import type { Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { plain } from './arrival.ts';
import { inTime, patienceWith } from './inTime.ts';

/** What goes by in the corner once an answer has come, by the answer (`speichern ✓ vorgemerkt`); nothing unless told. */
export type Toasts = Readonly<
  Record<string, string | ((snapshot: AnyMachineSnapshot) => string | null)>
>;

/** What must go by after an answer, and whether it has not. */
export interface DueToast {
  readonly due: string | null;
  readonly missing: readonly string[];
}

/** Where a flow tells of nothing. */
export const nothingDue: DueToast = { due: null, missing: [] };

/** Waits until what is due after an answer has gone by. */
export async function untilGoneBy(
  page: Page,
  toasts: Toasts,
  { snapshot, name }: { snapshot: AnyMachineSnapshot; name: string },
): Promise<DueToast> {
  const told = toasts[name];
  const due = typeof told === 'function' ? told(snapshot) : (told ?? null);
  return { due, missing: due === null ? [] : await missed(page, plain(due)) };
}

/** What has gone by since the last look: what is due must have, once, and nothing else; one sentence each. */
export function wrongToasts(read: readonly string[], { due, missing }: DueToast): string[] {
  const isDue = (toast: string) => due !== null && toast === plain(due);
  const times = read.filter(isDue).length;
  return [
    ...missing,
    ...(times > 1 ? [`„${due}“ goes by ${times} times`] : []),
    ...read.filter((toast) => !isDue(toast)).map((toast) => `nobody told that „${toast}“ goes by`),
  ];
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
  // By what it says: the same place may say something else next.
  const said = new WeakMap<Element, string>();
  const look = () => {
    for (const toast of document.querySelectorAll('output [data-state] p')) {
      const text = (toast.textContent ?? '')
        .replaceAll('\u00AD', '')
        .replaceAll(/\s+/g, ' ')
        .trim();
      if (text === (said.get(toast) ?? '')) continue;
      said.set(toast, text);
      if (text !== '') toasts.push(text);
    }
  };
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}

/** Runs in the page. */
function hasGoneBy(due: string): boolean {
  const toasts: unknown = Reflect.get(globalThis, 'toasts');
  return Array.isArray(toasts) && toasts.includes(due);
}

/** Runs in the page: what was looked at is not looked at again. */
export function takenToasts(): string[] {
  const toasts: unknown = Reflect.get(globalThis, 'toasts');
  return Array.isArray(toasts) ? toasts.splice(0).map(String) : [];
}
