import { expect, test } from '@playwright/test';
import { openSample, state } from './muster.ts';

test.beforeEach(({ page }) => openSample(page, 'textarea'));

test('A customer finds the field by its label and writes with the keyboard alone', async ({
  page,
}) => {
  const field = state(page, 'leer').getByLabel('Was ist passiert?');
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await page.keyboard.type('Das Rohr ist geplatzt.\nAlles ist nass.');
  await expect(field).toHaveValue('Das Rohr ist geplatzt.\nAlles ist nass.');
});

test('A customer is asked for at least 20 words', async ({ page }) => {
  const field = state(page, 'leer').getByLabel('Was ist passiert?');
  await expect(field).toHaveAttribute('placeholder', /mindestens 20 Wörter/);
});

test('A customer who writes nothing reads the default text', async ({ page }) => {
  const field = state(page, 'fehler').getByLabel('Was ist beschädigt?');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription('Bitte machen Sie ihre Angaben');
});

test('A customer sees how much she may still write', async ({ page }) => {
  const gefuellt = state(page, 'gefuellt');
  const field = gefuellt.getByLabel('Was ist passiert?');
  await field.fill('x'.repeat(20));
  await expect(gefuellt).toContainText('noch 480 von 500 Zeichen');
  await expect(field).toHaveAccessibleDescription('Höchstens 500 Zeichen.');
});

test('A customer who writes too much loses nothing and sees by how much', async ({ page }) => {
  const voll = state(page, 'fast-voll');
  const field = voll.getByLabel('Grund in wenigen Worten');
  await field.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' der Waschmaschine');
  await expect(field).toHaveValue(/Das Rohr der Waschmaschine$/);
  await expect(voll).toContainText('13 Zeichen zu viel');
});

test('A blind customer hears the count in a pause near the limit only', async ({ page }) => {
  await page.clock.install();
  await openSample(page, 'textarea');
  const voll = state(page, 'fast-voll');
  const field = voll.getByLabel('Grund in wenigen Worten');
  await field.fill('x'.repeat(50));
  await page.clock.runFor(2000);
  await expect(voll.getByRole('status')).toHaveText('');
  await field.fill('x'.repeat(58));
  await expect(voll.getByRole('status')).toHaveText('');
  await page.clock.runFor(2000);
  await expect(voll.getByRole('status')).toHaveText('noch 2 von 60 Zeichen');
});

test('The field grows with what a customer writes and shrinks again', async ({ page }) => {
  const field = state(page, 'leer').getByLabel('Was ist passiert?');
  const height = () => field.evaluate((area) => area.clientHeight);
  const before = await height();
  await field.fill('Zeile\n'.repeat(12));
  expect(await height()).toBeGreaterThan(before * 2);
  expect(await field.evaluate((area) => area.scrollHeight - area.clientHeight)).toBeLessThan(4);
  await field.fill('');
  expect(await height()).toBe(before);
});

test('A customer sees what she sent and cannot change it', async ({ page }) => {
  await expect(state(page, 'gesperrt').getByLabel('Ihre Nachricht')).toBeDisabled();
});

test('On a phone the field fits and its count stands below', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const field = await state(page, 'gefuellt').getByLabel('Was ist passiert?').boundingBox();
  const count = await state(page, 'gefuellt').getByText('noch 261 von 500').boundingBox();
  expect(field?.width).toBeLessThanOrEqual(375);
  expect(count?.y).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0));
});

test('The page holds no style tag that the policy would refuse', async ({ page }) => {
  const own = page.locator('style:not([data-vite-dev-id])');
  await expect(own).toHaveCount(0);
});
