import { expect, test } from '@playwright/test';
import { openSample, paste, state } from './muster.ts';

test.beforeEach(({ page }) => openSample(page, 'currency-field'));

test('A customer types an amount with the keyboard alone and sees it grow readable', async ({
  page,
}) => {
  const leer = state(page, 'leer');
  const field = leer.getByLabel('Geschätzte Schadenhöhe');
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await page.keyboard.type('1260000,5');
  await expect(field).toHaveValue('1.260.000,5');
  await expect(leer.locator('output')).toHaveText('1260000,5');
  await field.blur();
  await expect(field).toHaveValue('1.260.000,50');
  await expect(leer.locator('output')).toHaveText('1260000,50');
});

test('A customer who mends a digit in the middle goes on writing there', async ({ page }) => {
  const field = state(page, 'gefuellt').getByLabel('Jahresumsatz');
  await field.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('99');
  await expect(field).toHaveValue('199.260.000');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('8');
  await expect(field).toHaveValue('198.260.000');
});

test('A customer deletes across the dots from both sides', async ({ page }) => {
  const field = state(page, 'gefuellt').getByLabel('Jahresumsatz');
  await field.focus();
  await page.keyboard.press('End');
  for (let digit = 0; digit < 4; digit += 1) await page.keyboard.press('Backspace');
  await expect(field).toHaveValue('126');
  await field.fill('1234567');
  await page.keyboard.press('Home');
  for (let digit = 0; digit < 3; digit += 1) await page.keyboard.press('Delete');
  await expect(field).toHaveValue('4.567');
});

test('A customer who writes a dot for the cents is understood', async ({ page }) => {
  const optional = state(page, 'optional');
  const field = optional.getByLabel('Wert des Zubehörs (optional)');
  await field.pressSequentially('1234.5');
  await field.blur();
  await expect(field).toHaveValue('1.234,50');
  await expect(optional.locator('output')).toHaveText('1234,50');
});

test('A customer who pastes an amount from a bill keeps its worth', async ({ page }) => {
  const leer = state(page, 'leer');
  const field = leer.getByLabel('Geschätzte Schadenhöhe');
  await field.fill('2.499,00 EUR');
  await expect(leer.locator('output')).toHaveText('2499,00');
  await field.blur();
  await expect(field).toHaveValue('2.499,00');
});

for (const [pasted, shown, stored] of [
  ['1234.56', '1.234,56', '1234,56'],
  ['1,234.56', '1.234,56', '1234,56'],
  ['1.234,56', '1.234,56', '1234,56'],
  ['1.2.3', '1.2.3', '1.2.3'],
] as const) {
  test(`A customer who pastes ${pasted} over another amount keeps its worth`, async ({ page }) => {
    const gefuellt = state(page, 'gefuellt');
    const field = gefuellt.getByLabel('Jahresumsatz');
    await paste(field, pasted);
    await field.blur();
    await expect(field).toHaveValue(shown);
    await expect(gefuellt.locator('output')).toHaveText(stored);
  });
}

test('What is no amount stays as the customer wrote it, and she reads what to do', async ({
  page,
}) => {
  const field = state(page, 'fehler').getByLabel('Versicherungssumme');
  await expect(field).toHaveValue('ungefähr 500');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(
    'EUR Geben Sie einen Betrag ein, zum Beispiel 1.234,50.',
  );
});

test('On a phone the keypad has a comma; a fixed amount cannot be changed', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const field = state(page, 'leer').getByLabel('Geschätzte Schadenhöhe');
  await expect(field).toHaveAttribute('inputmode', 'decimal');
  await expect(state(page, 'gesperrt').getByLabel('Beitrag im Jahr')).toBeDisabled();
});
