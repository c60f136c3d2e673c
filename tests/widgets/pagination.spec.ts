import { expect, test } from '@playwright/test';
import { openSample, state } from './muster.ts';

test.beforeEach(({ page }) => openSample(page, 'pagination'));

test('A broker sees on which of how many pages she is', async ({ page }) => {
  const pages = state(page, 'mitte').getByRole('navigation', { name: 'Seiten: Kunden' });
  await expect(pages.getByRole('status')).toHaveText('Seite 4 von 7');
  await expect(pages.getByText('4 von 7')).toBeVisible();
});

test('A broker leafs to the end and back with the keyboard alone', async ({ page }) => {
  const pages = state(page, 'mitte');
  await pages.getByRole('button', { name: 'Nächste Seite' }).focus();
  for (const count of ['5 von 7', '6 von 7', '7 von 7']) {
    await page.keyboard.press('Enter');
    await expect(pages.getByText(count)).toBeVisible();
  }
  await expect(pages.getByRole('button', { name: 'Nächste Seite' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(pages.getByText('6 von 7')).toBeVisible();
});

test('A broker on the first page finds no page before it, and hears why', async ({ page }) => {
  const first = state(page, 'erste');
  const previous = first.getByRole('button', { name: 'Vorherige Seite' });
  await expect(previous).toBeDisabled();
  await expect(previous).toHaveAccessibleDescription('Sie sind auf der ersten Seite.');
  await previous.focus();
  await page.keyboard.press('Enter');
  await expect(first.getByText('1 von 7')).toBeVisible();
  await expect(first.getByRole('button', { name: 'Nächste Seite' })).toBeEnabled();
});

test('A broker on the last page finds no page after it, and hears why', async ({ page }) => {
  const last = state(page, 'letzte');
  const next = last.getByRole('button', { name: 'Nächste Seite' });
  await expect(next).toBeDisabled();
  await expect(next).toHaveAccessibleDescription('Sie sind auf der letzten Seite.');
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(last.getByText('7 von 7')).toBeVisible();
});

test('A broker whose search leaves fewer pages than the one she was on begins at the first', async ({
  page,
}) => {
  await expect(state(page, 'jenseits').getByText('1 von 3')).toBeVisible();
});

test('A broker on a phone finds both ways large enough for a thumb', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  for (const button of await state(page, 'lang').getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
  }
});
