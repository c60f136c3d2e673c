import { expect, type Page, test } from '@playwright/test';
import { openSample } from './muster.ts';

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test('A customer reads the question of the page and finds it in the title of the window', async ({
  page,
}) => {
  await openSample(page, 'page', 'text');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle('Wie möchten Sie künftig zahlen? – andsafe');
});

test.describe('With motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('A customer sees the first page at once and the next one slide in', async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('animationstart', ({ target }) => {
        if (target instanceof HTMLElement && target.matches('main')) target.dataset['slid'] = '';
      });
    });
    await openSample(page, 'app-shell', 'offen');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main')).not.toHaveCSS('animation-duration', '0.16s');
    await expect(page.locator('main')).not.toHaveAttribute('data-slid');

    await openSample(page, 'page', 'weg');
    await page.locator('html').evaluate((root) => (root.dataset['direction'] = 'forward'));
    await expect(page.locator('main')).not.toHaveAttribute('data-slid');
    await page.getByRole('button', { name: 'Nachricht 1 öffnen' }).click();
    await expect(page.locator('main')).toHaveAttribute('data-slid');
  });
});

test('A customer who goes back stands where she left the list', async ({ page }) => {
  await openSample(page, 'page', 'weg');
  const message = page.getByRole('button', { name: 'Nachricht 40 öffnen' });
  await message.scrollIntoViewIfNeeded();
  const left = await scrolled(page);
  expect(left).toBeGreaterThan(500);
  await message.click();
  await expect(page.getByRole('heading', { name: 'Nachricht 40' })).toBeFocused();
  expect(await scrolled(page)).toBe(0);

  await page.mouse.wheel(0, 900);
  await expect.poll(() => scrolled(page)).toBe(900);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Alle Nachrichten' })).toBeFocused();
  expect(await scrolled(page)).toBe(left);
  await expect(message).toBeInViewport();

  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Nachricht 40' })).toBeFocused();
  expect(await scrolled(page)).toBe(900);
});

test('A customer who opens another message after going back begins at its top', async ({
  page,
}) => {
  await openSample(page, 'page', 'weg');
  await page.getByRole('button', { name: 'Nachricht 50 öffnen' }).click();
  await page.goBack();
  await page.getByRole('button', { name: 'Nachricht 45 öffnen' }).click();
  await expect(page.getByRole('heading', { name: 'Nachricht 45' })).toBeFocused();
  expect(await scrolled(page)).toBe(0);
});
