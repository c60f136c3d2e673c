import { expect, test } from '@playwright/test';
import { openSample, state } from './muster.ts';

test.beforeEach(({ page }) => openSample(page, 'phone-field'));

test('A customer finds the field by its default label and sees how a number may look', async ({
  page,
}) => {
  const field = state(page, 'leer').getByLabel('Handynummer');
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('placeholder', '+49 123 4567890');
  await expect(field).toHaveAttribute('autocomplete', 'tel');
  await expect(field).toHaveAttribute('inputmode', 'tel');
});

for (const typed of ['0170 1234567', '0170/1234567', '(0170) 123-45-67']) {
  test(`A customer who writes ${typed} sees the number that is kept and her own writing`, async ({
    page,
  }) => {
    const empty = state(page, 'leer');
    const field = empty.getByLabel('Handynummer');
    await field.fill(typed);
    await expect(empty.getByRole('status')).toBeEmpty();
    await field.blur();
    await expect(empty.getByRole('status')).toHaveText('Wir speichern +491701234567');
    await expect(field).toHaveValue(typed);
  });
}

test('A customer whose number is none yet is not told anything while she writes', async ({
  page,
}) => {
  const empty = state(page, 'leer');
  await empty.getByLabel('Handynummer').fill('12');
  await empty.getByLabel('Handynummer').blur();
  await expect(empty.getByRole('status')).toBeEmpty();
});

test('A customer reads hint and error at the field, and which one is optional or fixed', async ({
  page,
}) => {
  const wrong = state(page, 'fehler').getByLabel('Handynummer');
  await expect(wrong).toHaveAttribute('aria-invalid', 'true');
  await expect(wrong).toHaveAccessibleDescription(
    'Geben Sie die Nummer mit Vorwahl ein, zum Beispiel +49 123 4567890.',
  );
  await expect(state(page, 'hinweis').getByLabel('Handynummer')).toHaveAccessibleDescription(
    'Wir senden Ihnen einen Code als SMS.',
  );
  await expect(state(page, 'optional').getByLabel('Telefon (optional)')).toBeVisible();
  await expect(state(page, 'gesperrt').getByLabel('Handynummer')).toBeDisabled();
});

test('On a phone the field takes the whole width', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const box = await state(page, 'leer').getByLabel('Handynummer').boundingBox();
  expect(box?.width).toBe(335);
  expect(box?.height).toBeGreaterThanOrEqual(48);
});
