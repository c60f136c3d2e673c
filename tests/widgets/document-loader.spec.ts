import { expect, test } from '@playwright/test';
import { openSample, state } from './muster.ts';

test('A customer who opens a document sees and hears that it is on its way', async ({ page }) => {
  await openSample(page, 'document-loader');
  const loader = state(page, 'laedt').getByRole('status');
  await expect(loader).toHaveText('Ihr Dokument wird geladen …');
  await expect(loader.locator('svg')).toBeVisible();
});

test('A customer who waits long is told that it takes longer, and nothing jumps', async ({
  page,
}) => {
  await page.clock.install();
  await openSample(page, 'document-loader');
  const loader = state(page, 'laedt').getByRole('status');
  await expect(loader.locator('svg')).toBeVisible();
  const before = await loader.boundingBox();
  await page.clock.fastForward(7000);
  await expect(loader).not.toContainText('länger');
  await page.clock.fastForward(1500);
  await expect(loader).toContainText('Das dauert länger als sonst. Bitte warten Sie.');
  expect(await loader.boundingBox()).toEqual(before);
});

test('A customer who wants no motion sees the sheet standing still', async ({ page }) => {
  await openSample(page, 'document-loader');
  await expect(state(page, 'laedt').locator('svg')).toBeVisible();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('A customer with motion sees the sheet being written', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openSample(page, 'document-loader');
  await expect(state(page, 'laedt').locator('svg')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.getAnimations().length))
    .toBeGreaterThanOrEqual(6);
});

test('A customer whose connection loses the picture still reads the words', async ({ page }) => {
  const lost = page.waitForEvent('requestfailed');
  await page.route(/document-loader\/Sheet\.tsx|assets\/Sheet-/, (route) => route.abort());
  await openSample(page, 'document-loader');
  await lost;
  await page.waitForLoadState('networkidle');
  await expect(page.locator('svg')).toHaveCount(0);
  await expect(state(page, 'laedt').getByText('Ihr Dokument wird geladen …')).toBeVisible();
});
