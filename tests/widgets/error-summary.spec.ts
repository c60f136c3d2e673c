import { expect, type Page, test } from '@playwright/test';
import { accessibilityOf } from '#tests/support/axe.ts';
import { openSample } from './muster.ts';

const summary = (page: Page) => page.getByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' });

test('A customer who left fields empty is led from the overview to each of them', async ({
  page,
}) => {
  await openSample(page, 'error-summary', 'absenden');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toBeInViewport();
  await expect(page).toHaveTitle(/^Fehler: /);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const field = page.getByLabel('Nachname');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription('Geben Sie Ihren Nachnamen ein.');
});

test('A customer who sends again with one mistake left is told about that one', async ({
  page,
}) => {
  await openSample(page, 'error-summary', 'absenden');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await page.getByLabel('Nachname').fill('Krüger');
  await page.keyboard.press('Enter');
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveText(['Geben Sie Ihre E-Mail-Adresse ein.']);
  await page.getByLabel('E-Mail-Adresse').fill('sabine.krueger@example.org');
  await page.keyboard.press('Enter');
  await expect(summary(page)).toHaveCount(0);
  await expect(page).not.toHaveTitle(/Fehler/);
});

test('Everybody can use the form that has just been refused', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openSample(page, 'error-summary', 'fehler');
  expect(await accessibilityOf(page)).toEqual([]);
});
