import { expect, type Page, test } from '@playwright/test';
import { openSample, state } from './muster.ts';

test.beforeEach(({ page }) => openSample(page, 'skeleton'));

test('A blind customer hears what is on its way', async ({ page }) => {
  await expect(state(page, 'karten').getByRole('status')).toHaveText(
    'Ihre Verträge werden geladen',
  );
  await expect(state(page, 'text').getByRole('status')).toHaveText('Wird geladen');
  await expect(state(page, 'ringMitWorten').getByRole('status')).toHaveText(
    'Wir suchen Ihre Straße …',
  );
});

for (const width of [1280, 375]) {
  test(`Nothing jumps at ${width} px when the values of a list arrive`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const [waiting, there] = [
      await heightOf(page, 'fakten', 'output'),
      await heightOf(page, 'faktenDa', 'dl'),
    ];
    expect(Math.abs(waiting - there)).toBeLessThanOrEqual(2);
  });
}

test('Nothing moves for a customer who wants no motion', async ({ page }) => {
  const running = await page.evaluate(() => document.getAnimations().length);
  expect(running).toBe(0);
});

async function heightOf(page: Page, zustand: string, element: string): Promise<number> {
  const box = await state(page, zustand).locator(element).boundingBox();
  if (box === null) throw new Error(`${zustand} is not shown`);
  return box.height;
}
