import { expect, test } from '@playwright/test';
import { openSample, state } from './muster.ts';

test.beforeEach(({ page }) => openSample(page, 'select'));

test('A customer finds the list by its label and chooses with the keyboard alone', async ({
  page,
}) => {
  const select = state(page, 'leer').getByLabel('Warum möchten Sie kündigen?');
  await page.keyboard.press('Tab');
  await expect(select).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(select).toHaveValue('BEITRAG');
  await page.keyboard.type('Ein');
  await expect(select).toHaveValue('SONSTIGES');
});

test('Where the choice matters nothing is chosen for the customer', async ({ page }) => {
  const select = state(page, 'leer').getByLabel('Warum möchten Sie kündigen?');
  await expect(select).toHaveValue('');
  await expect(select.locator('option').first()).toHaveText('Bitte wählen');
});

test('A customer finds the default chosen if it is among the options', async ({ page }) => {
  await expect(state(page, 'vorgabe').getByLabel('Staat')).toHaveValue('CH');
});

test('A customer finds the first option chosen where there is no default', async ({ page }) => {
  await expect(state(page, 'erste-wahl').getByLabel('Wohnsitz')).toHaveValue('DE');
});

test('A customer who changes the postcode does not keep a place that is no longer offered', async ({
  page,
}) => {
  const wechsel = state(page, 'wechsel');
  const select = wechsel.getByLabel('Ort', { exact: true });
  await expect(select).toHaveValue('TRASSENHEIDE');
  await wechsel.getByLabel('Orte gefunden').uncheck();
  await expect(select).toHaveValue('');
  await expect(wechsel).toContainText('Gewählt: nichts');
  await wechsel.getByLabel('Orte gefunden').check();
  await expect(wechsel).toContainText('Gewählt: ZINNOWITZ');
});

test('A customer cannot choose what is not offered to her', async ({ page }) => {
  const option = state(page, 'leer').locator('option', { hasText: 'Fahrrad verkauft' });
  await expect(option).toBeDisabled();
});

test('A customer who chose nothing reads at the list what to do', async ({ page }) => {
  const select = state(page, 'fehler').getByLabel('Anlass');
  await expect(select).toHaveAttribute('aria-invalid', 'true');
  await expect(select).toHaveAccessibleDescription('Wählen Sie einen Anlass aus.');
});

test('A customer sees which list she may skip and which is fixed', async ({ page }) => {
  await expect(state(page, 'optional').getByLabel('Berufsgruppe (optional)')).toBeVisible();
  await expect(state(page, 'gesperrt').getByLabel('Land')).toBeDisabled();
});

test('On a phone a long option stays within its list', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const box = await state(page, 'lang').getByLabel('Gewerbeart').boundingBox();
  expect(box?.width).toBeLessThanOrEqual(335);
  expect(box?.height).toBeGreaterThanOrEqual(48);
});
