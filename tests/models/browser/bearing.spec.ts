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

test('a page that lists what is wrong and names nothing is told of it', async ({ page }) => {
  await page.setContent(
    '<main><section tabindex="-1"><h2>Bitte prüfen</h2><ul></ul></section></main>',
  );
  expect(await bearingOf(page, { isLoading: false })).toEqual([
    'section „Bitte prüfen“ lists nothing',
  ]);
});

test('a page that says everything is left alone', async ({ page }) => {
  await page.setContent(
    '<main><section tabindex="-1"><ul><li>Name fehlt</li></ul></section></main>',
  );
  expect(await bearingOf(page, { isLoading: false })).toEqual([]);
});
