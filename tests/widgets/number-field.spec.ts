import { expect, test } from '@playwright/test';
import { openSample, state } from './muster.ts';

test.beforeEach(({ page }) => openSample(page, 'number-field'));

test('A customer finds the field by its label and types with the keyboard alone', async ({
  page,
}) => {
  const field = state(page, 'leer').getByLabel('Personen im Haushalt');
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await page.keyboard.type('4');
  await expect(field).toHaveValue('4');
  await expect(field).toHaveAttribute('inputmode', 'numeric');
});

test('A customer who types a negative number finds the field empty when she leaves it', async ({
  page,
}) => {
  const field = state(page, 'leer').getByLabel('Personen im Haushalt');
  await field.fill('-3');
  await expect(field).toHaveValue('-3');
  await field.blur();
  await expect(field).toHaveValue('');
});

test('A customer may type a negative number where the field takes one', async ({ page }) => {
  const field = state(page, 'unter-null').getByLabel('Temperatur');
  await field.fill('-12');
  await field.blur();
  await expect(field).toHaveValue('-12');
});

test('A customer who scrolls with the mouse over the field changes nothing', async ({ page }) => {
  const field = state(page, 'gefuellt').getByLabel('Wohnfläche');
  await field.click();
  // So little that the field stays under the pointer when the page has scrolled.
  await page.mouse.wheel(0, 8);
  await expect(field).not.toBeFocused();
  await expect(field).toHaveValue('85');
});

test('A customer who types letters or dots keeps them until they are clear', async ({ page }) => {
  const field = state(page, 'optional').getByLabel('Kilometerstand (optional)');
  await field.fill('zwölf');
  await field.blur();
  await expect(field).toHaveValue('zwölf');
  await field.fill('1.200');
  await field.blur();
  await expect(field).toHaveValue('1200');
});

test('A customer counts up and down with two buttons and hears the number', async ({ page }) => {
  const schritte = state(page, 'schritte');
  const field = schritte.getByLabel('Anzahl der Hunde', { exact: true });
  const mehr = schritte.getByRole('button', { name: 'Anzahl der Hunde: eins mehr' });
  const weniger = schritte.getByRole('button', { name: 'Anzahl der Hunde: eins weniger' });
  await expect(weniger).toHaveAttribute('aria-disabled', 'true');
  await mehr.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(field).toHaveValue('3');
  await expect(schritte.getByRole('status')).toHaveText('3');
  await expect(mehr).toHaveAttribute('aria-disabled', 'true');
  await mehr.click({ force: true });
  await expect(field).toHaveValue('3');
  await weniger.click();
  await expect(field).toHaveValue('2');
});

test('A blind customer hears the unit and what is wrong', async ({ page }) => {
  const field = state(page, 'fehler').getByLabel('Wohnfläche');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription('m² Geben Sie mindestens 1 ein.');
});

test('A customer sees that a number is fixed', async ({ page }) => {
  const gesperrt = state(page, 'gesperrt');
  await expect(gesperrt.getByLabel('Mitarbeitende')).toBeDisabled();
  await expect(gesperrt.getByRole('button')).toHaveCount(0);
});

test('On a phone the buttons can be hit with a thumb', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  for (const button of await state(page, 'schritte').getByRole('button').all()) {
    const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});
