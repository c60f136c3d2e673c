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

test('A customer reads the default text where the page has no words of its own', async ({
  page,
}) => {
  const field = state(page, 'standardfehler').getByLabel('Vorname');
  await expect(field).toHaveAccessibleDescription('Leider ist ein Fehler aufgetreten');
});

test('A customer sees that a value is fixed', async ({ page }) => {
  await expect(state(page, 'gesperrt').getByLabel('Land')).toBeDisabled();
});

test('On a phone the field takes the whole width and its text is at least 16 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const field = state(page, 'leer').getByLabel('Straße');
  const { width, height } = (await field.boundingBox()) ?? { width: 0, height: 0 };
  expect(width).toBeGreaterThan(330);
  expect(height).toBeGreaterThanOrEqual(48);
  const size = await field.evaluate((input) => parseFloat(getComputedStyle(input).fontSize));
  expect(size).toBeGreaterThanOrEqual(16);
});
