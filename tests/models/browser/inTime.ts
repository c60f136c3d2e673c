import type { BrowserContext, Page } from '@playwright/test';

/** How long the page may take for anything, in milliseconds. */
export const patienceMs = 10_000;

const told = new WeakMap<BrowserContext, number>();

/** Where a page is known to go wrong, what never comes need not be waited for as long. */
export function waitAtMost(context: BrowserContext, ms: number): void {
  told.set(context, ms);
}

/** How long this page may take, in milliseconds. */
export function patienceWith(page: Page): number {
  return told.get(page.context()) ?? patienceMs;
}

/** The value, or a rejection with the sentence when it does not come in time. */
export async function inTime<Value>(
  value: Promise<Value>,
  sentence: () => string | Promise<string>,
  ms = patienceMs,
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => void tell(sentence, reject), ms);
  });
  try {
    return await Promise.race([value, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function tell(
  sentence: () => string | Promise<string>,
  reject: (reason: Error) => void,
): Promise<void> {
  try {
    reject(new Error(await sentence()));
  } catch (error) {
    reject(error instanceof Error ? error : new Error(String(error)));
  }
}
