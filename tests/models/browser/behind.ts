import type { Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { untilRead } from './arrival.ts';
import type { Behind } from './flowInBrowser.ts';
import { inTime } from './inTime.ts';
import { openAddress } from './journey.ts';

/** Goes on to the page behind an end, in the same tab: what was read there before the act must not stand there still. */
export async function lookBehind(
  page: Page,
  { link, opens, path, says, holds, saysNoMore = [], next }: Behind,
  snapshot: AnyMachineSnapshot,
): Promise<void> {
  if (link !== undefined) {
    await page.locator('main').getByRole('link', { name: link, exact: true }).click();
  }
  if (opens) await page.evaluate(openAddress, path);
  const isThere = ({ pathname }: URL) => pathname.replace(/\/$/, '') === path;
  await inTime(page.waitForURL(isThere, { timeout: 0 }), () => `„${link}“ leads to ${page.url()}`);
  for (const sentence of says(snapshot)) await untilRead(page, sentence);
  for (const [label, value] of Object.entries(holds?.(snapshot) ?? {})) {
    const held = await page.locator('main').getByLabel(label, { exact: true }).inputValue();
    if (held !== value) throw new Error(`„${label}“ holds „${held}“ instead of „${value}“.`);
  }
  for (const sentence of saysNoMore) await untilRead(page, sentence, true);
  if (next) await lookBehind(page, next, snapshot);
}
