import { readdirSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';

const folder = new URL('../../src/widgets/gallery/samples/', import.meta.url);

/** Names of all samples, as they stand in the folder. */
export const sampleNames = readdirSync(folder)
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => file.slice(0, -'.tsx'.length));

export const sampleFile = (name: string): URL => new URL(`${name}.tsx`, folder);

/** Opens the page of one widget, or of one of its states where each is a page. */
export async function openSample(page: Page, name: string, zustand?: string): Promise<void> {
  const rest = zustand === undefined ? '' : `${zustand}/`;
  await page.goto(`/muster/${name}/${rest}?nackt`);
  await page.locator('main').first().waitFor();
}

/** One state of the widget whose page is open. */
export function state(page: Page, zustand: string): Locator {
  return page.locator(`[data-zustand="${zustand}"]`);
}

/** Takes the place of what is in the field, as one paste from the clipboard. */
export async function paste(field: Locator, text: string): Promise<void> {
  await field.page().context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await field.page().evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field.selectText();
  await field.press('Control+V');
}

/** Nothing on the page is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { scrollWidth, clientWidth } = await page
    .locator('html')
    .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
