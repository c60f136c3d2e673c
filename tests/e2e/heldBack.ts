import type { Page } from '@playwright/test';

/** What the page fetches from such addresses is on its way until it is let through. */
export async function heldBack(page: Page, addresses: string | RegExp) {
  const waiting: (() => void)[] = [];
  const released = new Promise<void>((resolve) => waiting.push(resolve));
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return { release: () => waiting.forEach((go) => go()) };
}
