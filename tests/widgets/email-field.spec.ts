import { expect, test } from '@playwright/test';
import { openSample, paste, state } from './muster.ts';

test.beforeEach(({ page }) => openSample(page, 'email-field'));

test('A customer finds the field by its label and types with the keyboard alone', async ({
  page,
}) => {
  const field = state(page, 'leer').getByLabel('E-Mail-Adresse');
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await page.keyboard.type('name@example.org');
  await expect(field).toHaveValue('name@example.org');
  await expect(field).toHaveAttribute('autocomplete', 'email');
  await expect(field).toHaveAttribute('inputmode', 'email');
});

test('A customer who slipped in the provider takes the mended address with one press', async ({
  page,
}) => {
  const slipped = state(page, 'vertippt');
  const field = slipped.getByLabel('E-Mail-Adresse');
  const offer = slipped.getByRole('button', { name: 'sabine.krueger@gmail.com' });
  await expect(offer).toBeHidden();
  await field.focus();
  await page.keyboard.press('Tab');
  await expect(slipped.getByRole('status')).toHaveText('Meinten Sie sabine.krueger@gmail.com?');
  await offer.focus();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('sabine.krueger@gmail.com');
  await expect(offer).toBeHidden();
  await expect(field).toBeFocused();
});

test('A customer who slipped in a field of her own is offered the mended address on leaving', async ({
  page,
}) => {
  const empty = state(page, 'leer');
  await empty.getByLabel('E-Mail-Adresse').fill('anna@gmial.com');
  await page.keyboard.press('Tab');
  await expect(empty.getByRole('status')).toHaveText('Meinten Sie anna@gmail.com?');
});

for (const copied of [
  'mailto:anna@example.org',
  '<anna@example.org>',
  ' <mailto:anna@example.org> ',
]) {
  test(`A customer may paste her address as it was copied: ${copied}`, async ({ page }) => {
    const field = state(page, 'leer').getByLabel('E-Mail-Adresse');
    await paste(field, copied);
    await expect(field).toHaveValue('anna@example.org');
  });
}

test('A customer with an unusual address is asked nothing and keeps it', async ({ page }) => {
  const empty = state(page, 'leer');
  await empty.getByLabel('E-Mail-Adresse').fill('sabine@krueger-dachbau.example');
  await page.keyboard.press('Tab');
  await expect(empty.getByRole('status')).toBeEmpty();
  await expect(empty.getByLabel('E-Mail-Adresse')).toHaveValue('sabine@krueger-dachbau.example');
});

test('A customer reads hint and error at the field, and which one is optional or fixed', async ({
  page,
}) => {
  const wrong = state(page, 'fehler').getByLabel('E-Mail-Adresse');
  await expect(wrong).toHaveAttribute('aria-invalid', 'true');
  await expect(wrong).toHaveAccessibleDescription(
    'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.org.',
  );
  await expect(state(page, 'hinweis').getByLabel('E-Mail-Adresse')).toHaveAccessibleDescription(
    'Dorthin senden wir Ihre Unterlagen.',
  );
  await expect(state(page, 'optional').getByLabel('E-Mail-Adresse (optional)')).toBeVisible();
  await expect(state(page, 'gesperrt').getByLabel('E-Mail-Adresse')).toBeDisabled();
});

test('On a phone the mended address can be hit with a finger', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const slipped = state(page, 'vertippt');
  await slipped.getByLabel('E-Mail-Adresse').focus();
  await slipped.getByLabel('E-Mail-Adresse').blur();
  const box = await slipped.getByRole('button').boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
});
