import { expect, test } from '@playwright/test';
import { openSample, state } from './muster.ts';

test('A customer reads a zero that no line crosses, as wide as every other digit', async ({
  page,
}) => {
  const asked = page.waitForResponse(/zero[^/]*\.woff2$/);
  await openSample(page, 'schrift');
  expect((await asked).ok()).toBe(true);
  await page.evaluate(() => document.fonts.ready);
  const faces = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ family }) => family.replaceAll('"', '') === 'Zero')
      .map(({ status, unicodeRange }) => `${unicodeRange} ${status}`),
  );
  expect(faces).toEqual(['U+30 loaded']);
  for (const line of await state(page, 'ziffern').locator('p').all()) {
    const widths = await line.evaluate((element) =>
      Array.from({ length: 10 }, (_, digit) => {
        const range = document.createRange();
        const { firstChild: text } = element;
        if (text === null) throw new Error('There are no digits');
        range.setStart(text, digit);
        range.setEnd(text, digit + 1);
        return range.getBoundingClientRect().width;
      }),
    );
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(0.2);
  }
});

test('A customer who types off a code tells its zero from the letter O', async ({ page }) => {
  await openSample(page, 'schrift');
  await expect(state(page, 'kennung').locator('code')).not.toHaveCSS('font-family', /Zero/);
  await expect(state(page, 'betraege').locator('span').first()).toHaveCSS('font-family', /Zero/);
  await openSample(page, 'text-field');
  await expect(page.getByLabel('Rahmennummer')).not.toHaveCSS('font-family', /Zero/);
});
