import { expect, test } from '@playwright/test';
import { openSample, state } from './muster.ts';

test.beforeEach(({ page }) => openSample(page, 'form'));

test('A customer sends a form with Enter from any field, and the page stays', async ({ page }) => {
  const form = state(page, 'formular');
  await form.getByLabel('Vorname').fill('Sabine');
  await page.keyboard.press('Enter');
  await expect(form.getByText('1-mal gesendet')).toBeVisible();
  await expect(form.getByLabel('Vorname')).toHaveValue('Sabine');
});

test('A customer on a phone has buttons as wide as the screen, one below the other', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const boxes = await state(page, 'schalter')
    .locator('button, a')
    .evaluateAll((all) => all.map((act) => act.getBoundingClientRect().width));
  expect(new Set(boxes).size).toBe(1);
  expect(boxes[0]).toBeGreaterThan(300);
});

test('A blind customer hears what the others see from the place of a word', async ({ page }) => {
  const hidden = state(page, 'nurVorgelesen').getByText('Hausratversicherung:');
  await expect(hidden).toBeAttached();
  expect((await hidden.boundingBox())?.width).toBeLessThanOrEqual(1);
});

test('A customer who prints a page finds no empty place where buttons were', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  const act = state(page, 'schalter').getByText('Änderung verbindlich speichern');
  await expect(act).toBeHidden();
});
