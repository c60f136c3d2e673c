import type { Page } from '@playwright/test';

/** Opens what holds facts or answers to change: whoever reads all of a page reads that too. */
export function unfold(page: Page): Promise<void> {
  return page.evaluate(openFolds);
}

/** Runs in the page. */
export function openFolds(): void {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')) {
    if (fold.querySelector('dt')) fold.open = true;
  }
}
