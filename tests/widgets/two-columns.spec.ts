import { expect, test } from '@playwright/test';
import { openSample } from './muster.ts';

test.use({ viewport: { width: 1440, height: 800 } });

test('A customer at a desk reads what belongs to the page at its right', async ({ page }) => {
  await openSample(page, 'two-columns', 'mitSpalte');
  const aside = (await page.getByRole('complementary').boundingBox()) ?? { x: 0, width: 0 };
  const main = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(aside.width).toBe(344);
  expect(aside.x).toBeGreaterThanOrEqual((main?.x ?? 0) + 736);
});

test('A customer reads one column in the middle where nothing is to be said beside it', async ({
  page,
}) => {
  await openSample(page, 'two-columns', 'ohneSpalte');
  await expect(page.getByRole('complementary')).toHaveCount(0);
  const main = (await page.getByRole('heading', { level: 1 }).locator('..').boundingBox()) ?? {
    x: 0,
    width: 0,
  };
  expect(main.width).toBe(736);
  expect(Math.abs(main.x - (1440 - main.x - main.width))).toBeLessThan(2);
});
