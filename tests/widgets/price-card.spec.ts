import { expect, test } from '@playwright/test';
import { openSample } from './muster.ts';

test('A customer on a phone sees price and way on as soon as the head card is out of sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await openSample(page, 'price-card', 'seite');
  const bar = page.locator('section[aria-label="Ihr Beitrag"]');
  await expect(bar).toBeHidden();
  await page.getByRole('switch', { name: 'Elementar' }).scrollIntoViewIfNeeded();
  await expect(bar).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Weiter' })).toBeVisible();
  const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(68);
  expect(Math.round(y + height)).toBe(700);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(bar).toBeHidden();
});

test('A customer on a phone who goes to a field by key finds it above the bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 500 });
  await openSample(page, 'price-card', 'seite');
  const bar = page.locator('section[aria-label="Ihr Beitrag"]');
  await page.getByRole('switch', { name: 'Fahrrad' }).scrollIntoViewIfNeeded();
  await expect(bar).toBeVisible();
  for (const name of ['Elementar', 'Reise', 'Garten']) {
    const field = page.getByRole('switch', { name });
    await page.keyboard.press('Tab');
    await field.focus();
    const box = (await field.boundingBox()) ?? { y: 0, height: 0 };
    const top = (await bar.boundingBox())?.y ?? 0;
    expect(box.y + box.height, name).toBeLessThanOrEqual(top);
  }
});

test('A customer on a phone does not reach the bar by key as long as it is not there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 3000 });
  await openSample(page, 'price-card', 'seite');
  await page.getByLabel('Straße').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Mit diesem Beitrag weiter' })).toBeFocused();
});

test('A customer at a desk sees the price beside the page while she scrolls, and no bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await openSample(page, 'price-card', 'seite');
  await page.mouse.wheel(0, 400);
  const card = page.getByRole('complementary');
  await expect.poll(async () => (await card.boundingBox())?.y).toBe(24);
  await expect(page.locator('section[aria-label="Ihr Beitrag"]')).toBeHidden();
});

test('A blind customer hears the price and why there is none', async ({ page }) => {
  await openSample(page, 'price-card', 'fest');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'Ihr Beitrag: 8,97 EUR im Monat',
  );
  await openSample(page, 'price-card', 'nichtBerechenbar');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    /Es bleibt bei 8,97\u00A0EUR\.$/,
  );
});
