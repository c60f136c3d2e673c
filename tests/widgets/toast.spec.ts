import { expect, type Page, test } from '@playwright/test';
import { openSample } from './muster.ts';

const saved = 'Ihre Änderung wurde gespeichert.';
const toast = (page: Page) => page.getByRole('status').getByText(saved);

async function show(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-11-20T12:00:00' });
  await openSample(page, 'toast', 'ausloesen');
  // From here on time passes only when a test says so.
  await page.clock.pauseAt('2026-11-20T13:00:00');
  await page.getByRole('button', { name: 'positive' }).click();
  await expect(toast(page)).toBeVisible();
}

test('A customer reads that her change is saved for three seconds', async ({ page }) => {
  await show(page);
  await page.clock.runFor(2900);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast(page)).toHaveCount(0);
});

test('A customer who reads slowly holds the message with the mouse', async ({ page }) => {
  await show(page);
  await toast(page).hover();
  await page.clock.runFor(20_000);
  await expect(toast(page)).toBeVisible();
  await page.mouse.move(10, 10);
  await page.clock.runFor(3100);
  await expect(toast(page)).toHaveCount(0);
});

test('A customer with a keyboard holds the message with the focus and closes it', async ({
  page,
}) => {
  await show(page);
  await page.getByRole('button', { name: 'Meldung schließen' }).focus();
  await page.clock.runFor(20_000);
  await expect(toast(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await page.clock.runFor(100);
  await expect(toast(page)).toHaveCount(0);
});

test('A blind customer hears messages without being interrupted', async ({ page }) => {
  await openSample(page, 'toast', 'alle');
  await expect(page.getByRole('status').getByRole('paragraph')).toHaveCount(5);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('Every kind of message is shown: positive, warning, neutral, negative, highlight', async ({
  page,
}) => {
  await openSample(page, 'toast', 'ausloesen');
  for (const kind of ['positive', 'neutral', 'warning', 'negative', 'highlight']) {
    await page.getByRole('button', { name: kind }).click();
    await expect(page.locator(`[data-state="${kind}"]`)).toBeVisible();
  }
});
