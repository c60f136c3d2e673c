import { expect, test } from '@playwright/test';
import { openSample, state } from './muster.ts';

test.beforeEach(({ page }) => openSample(page, 'password-field'));

test('A customer types her password and looks at it with the keyboard alone', async ({ page }) => {
  const empty = state(page, 'leer');
  const field = empty.getByLabel('Passwort', { exact: true });
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await page.keyboard.type('Sonne-2026!');
  await expect(field).toHaveAttribute('type', 'password');
  await page.keyboard.press('Tab');
  await expect(empty.getByRole('button', { name: 'Passwort anzeigen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toHaveAttribute('type', 'text');
  await expect(empty.getByRole('button', { name: 'Passwort ausblenden' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(field).toHaveAttribute('type', 'password');
  await expect(field).toHaveValue('Sonne-2026!');
});

test('A password manager is told which password is meant, and paste is never cut', async ({
  page,
}) => {
  const known = state(page, 'leer').getByLabel('Passwort', { exact: true });
  await expect(known).toHaveAttribute('autocomplete', 'current-password');
  await expect(known).not.toHaveAttribute('maxlength');
  await expect(state(page, 'neu').getByLabel('Neues Passwort')).toHaveAttribute(
    'autocomplete',
    'new-password',
  );
  const long = 'Langes Passwort 1! '.repeat(5);
  await known.fill(long);
  await expect(known).toHaveValue(long);
});

test('A customer reads hint and error at the field', async ({ page }) => {
  const wrong = state(page, 'fehler').getByLabel('Passwort', { exact: true });
  await expect(wrong).toHaveAttribute('aria-invalid', 'true');
  await expect(wrong).toHaveAccessibleDescription('Geben Sie Ihr Passwort ein.');
  await expect(
    state(page, 'hinweis').getByLabel('Passwort', { exact: true }),
  ).toHaveAccessibleDescription('Das Passwort Ihres Kundenkontos.');
});

test('On a phone label and toggle stand side by side and can be hit', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const box = await state(page, 'leer').getByRole('button').boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(355);
});
