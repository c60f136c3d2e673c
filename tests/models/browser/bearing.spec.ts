import { expect, test } from '@playwright/test';
import { bearingOf } from './bearing.ts';

test.use({ trace: 'off', screenshot: 'off' });

test('a page that says a sentence without its value is told of it', async ({ page }) => {
  await page.setContent('<main><p>Bisher undefined, jetzt {betrag}.</p></main>');
  expect(await bearingOf(page, { isLoading: false })).toEqual([
    '„undefined“ is read',
    '„{betrag}“ is read',
  ]);
});

test('a page that says everything is left alone', async ({ page }) => {
  await page.setContent('<main><p>Bisher 12 EUR, jetzt 13 EUR.</p></main>');
  expect(await bearingOf(page, { isLoading: false })).toEqual([]);
});
