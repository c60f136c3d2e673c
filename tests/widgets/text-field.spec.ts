import { expect, test } from '@playwright/test';
import { openSample, state } from './muster.ts';

test.beforeEach(({ page }) => openSample(page, 'text-field'));

test('A customer finds the field by its label and types with the keyboard alone', async ({
  page,
}) => {
  const field = state(page, 'leer').getByLabel('Straße');
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await page.keyboard.type('Lindenallee');
  await expect(field).toHaveValue('Lindenallee');
});

test('A customer who left something out reads at the field what to do', async ({ page }) => {
  const field = state(page, 'fehler').getByLabel('Nachname');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription('Geben Sie Ihren Nachnamen ein.');
});

test('A customer sees which field she may leave empty', async ({ page }) => {
  await expect(state(page, 'optional').getByLabel('Adresszusatz (optional)')).toBeVisible();
});
